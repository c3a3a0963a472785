import { signUpLimits } from '#services/platform/limits/sign-up-limits.ts'

export const { limitSignUps, limitOwnSignUps } = signUpLimits('newsletter')
