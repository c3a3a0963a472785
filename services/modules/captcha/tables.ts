import type { Generated } from 'kysely'

type UsedCaptchaTable = {
  id: Generated<number>
  /** Signature of a solved challenge; unique. */
  signature: string
  expires_at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    used_captcha: UsedCaptchaTable
  }
}
