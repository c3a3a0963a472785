/** Problem codes of the graph that a form finds out by itself as well. */
export type CaptchaFault =
  | 'CAPTCHA_MISSING'
  | 'CAPTCHA_OUTDATED'
  | 'CAPTCHA_NOT_LOADED'
  | 'CAPTCHA_FAILED'

/** Why there is no response. */
export class CaptchaFailure extends Error {
  readonly fault: CaptchaFault

  constructor(fault: CaptchaFault) {
    super(fault)
    this.name = 'CaptchaFailure'
    this.fault = fault
  }
}
