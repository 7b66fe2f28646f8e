/** A WebSocket that comes back: it tries again, waiting longer each time. */

import type { Tell } from "../wire";

export type Connection = "connecting" | "open" | "lost" | "ended";

type Listener = {
  opened: () => void;
  heard: (tell: Tell) => void;
  changed: (connection: Connection, next: number | null) => void;
};

const FIRST = 400;
const LONGEST = 15_000;
/** The server and its network are given so long before the line counts as dead. */
const SILENCE = 45_000;
const BEAT = 15_000;

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private over = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.dial();
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries again at once. */
  readonly hurry = (): void => {
    if (this.over || document.hidden) return;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.dial();
    }
  };

  /** Ends it for good. */
  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.socket = null;
    this.listener.changed("ended", null);
  }

  private dial(): void {
    this.listener.changed("connecting", null);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      clearInterval(this.beat);
      this.beat = setInterval(() => {
        this.pulse(socket);
      }, BEAT);
      this.listener.opened();
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket || typeof data !== "string") return;
      this.heardAt = Date.now();
      const tell = JSON.parse(data) as Tell;
      if (tell.type === "welcome") {
        this.wait = FIRST;
        this.listener.changed("open", null);
      }
      this.listener.heard(tell);
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.over) return;
      clearInterval(this.beat);
      this.socket = null;
      const pause = this.wait * (0.75 + Math.random() / 2);
      this.wait = Math.min(LONGEST, this.wait * 2);
      this.listener.changed("lost", Date.now() + pause);
      this.timer = setTimeout(() => {
        this.dial();
      }, pause);
    };
  }

  private pulse(socket: WebSocket): void {
    if (Date.now() - this.heardAt > SILENCE) socket.close();
    else this.send({ type: "ping", id: `beat-${Date.now()}` });
  }
}
