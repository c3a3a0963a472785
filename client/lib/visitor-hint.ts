/** The value of the session hint, the only cookie that scripts may read; empty without it. */
export function visitorHint(cookies: string): string {
  return /(?:^|;\s*)visitor=([^;]*)/.exec(cookies)?.[1] ?? ''
}
