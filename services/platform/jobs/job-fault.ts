/** Why a job failed, and whether it is worth retrying for long. */
export class JobFault extends Error {
  /** True when another system is unavailable or defers the request: the job is retried for days. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing }: { readonly isPassing: boolean }) {
    super(message)
    this.name = 'JobFault'
    this.isPassing = isPassing
  }
}
