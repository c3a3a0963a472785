/** Why a job could not be done, by who knows whether it is worth waiting for. */
export class JobFault extends Error {
  /** Somebody else does not answer, or asks for patience: such a job is tried for days. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing }: { readonly isPassing: boolean }) {
    super(message)
    this.name = 'JobFault'
    this.isPassing = isPassing
  }
}
