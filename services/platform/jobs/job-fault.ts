/** Why a job failed, and whether it is worth retrying. */
export class JobFault extends Error {
  /** True when another system is unavailable or defers the request: the job is retried for days. */
  readonly isPassing: boolean
  /** True when each further attempt would fail alike: the job is given up at once. */
  readonly isFinal: boolean

  constructor(
    message: string,
    { isPassing = false, isFinal = false }: { isPassing?: boolean; isFinal?: boolean } = {},
  ) {
    super(message)
    this.name = 'JobFault'
    this.isPassing = isPassing
    this.isFinal = isFinal
  }
}

/** Thrown by a job that may not act yet. It runs again at that time, and this was no attempt. */
export class JobPostponed extends Error {
  readonly until: Date

  constructor(until: Date) {
    super(`Postponed until ${until.toISOString()}`)
    this.name = 'JobPostponed'
    this.until = until
  }
}
