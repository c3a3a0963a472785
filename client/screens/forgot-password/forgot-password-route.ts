export { ForgotPasswordScreen as Component } from './forgot-password-screen.tsx'

/** Open to customers too: who came by a provider gets a first password this way. */
export function loader(): null {
  return null
}
