/** Letting others in. */

/** Invitations are kept where they were told: the server tells each once. */
const KEPT = "derelict.invitations";

let invitations = $state.raw(kept());

export function invitationTo(table: string): string | null {
  return invitations[table] ?? null;
}

/** The link that brings others to a table, or the way back for those who belong to it. */
export function linkTo(table: string): string {
  const secret = invitationTo(table);
  return `${location.origin}/#/table/${table}${secret ? `/${secret}` : ""}`;
}

export function keep(table: string, invitation: string): void {
  write([...Object.entries(invitations).filter(([other]) => other !== table), [table, invitation]]);
}

/** The invitation holds no longer. */
export function forget(table: string): void {
  write(Object.entries(invitations).filter(([other]) => other !== table));
}

function write(all: [string, string][]): void {
  invitations = Object.fromEntries(all.slice(-40));
  localStorage.setItem(KEPT, JSON.stringify(invitations));
}

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
