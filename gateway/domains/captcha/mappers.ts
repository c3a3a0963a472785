import type { SiteCaptcha } from '#gateway/layout/layout.ts'

export type CaptchaParent = SiteCaptcha
