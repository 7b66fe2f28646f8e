/** The server names an option by its title, a colon, and what it means; they are set apart. */
export function titled(label: string): { title: string; rest: string | null } {
  const [, title, rest] = /^([^:]{2,40}): (.+)$/s.exec(label) ?? [];
  return title && rest ? { title, rest } : { title: label, rest: null };
}
