/** Why a job failed, and whether it is worth retrying for long. */
export class JobFault extends Error {
  /** Another system does not answer or answers that we shall retry later: the job is retried for days. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing }: { readonly isPassing: boolean }) {
    super(message)
    this.name = 'JobFault'
    this.isPassing = isPassing
  }
}
