export { type GivenCaptcha, requireCaptcha } from './check-captcha.ts'
