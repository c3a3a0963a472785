export { ForgotPasswordScreen as Component } from './forgot-password-screen.tsx'

/** Open to customers too: accounts of a login provider set their first password here. */
export function loader(): null {
  return null
}
