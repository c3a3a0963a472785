/** Why a mail did not leave. A server's own words often repeat the address; these never do. */
export class MailFault extends Error {
  readonly code: string

  constructor(cause: unknown) {
    const code = codeOf(cause)
    super(`The mail was not taken: ${code}`)
    this.name = 'MailFault'
    this.code = code
  }
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown'
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
  const answer = 'responseCode' in cause ? Number(cause.responseCode) : Number.NaN
  return Number.isInteger(answer) ? `${code} ${answer}` : code
}
