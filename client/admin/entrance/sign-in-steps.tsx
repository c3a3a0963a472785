import { type ReactElement, type ReactNode, useState } from 'react'
import type { StaffSession } from '#client/admin/session/session.ts'
import { CodeForm } from './code-form.tsx'
import { EnrolStep } from './enrol-step.tsx'
import { PasswordForm } from './password-form.tsx'

type SignInStepsProps = {
  /** Of the member who was signed in before. */
  readonly email?: string
  /** A sign-in that has begun, as after a reload. */
  readonly begun?: StaffSession | null
  onIn(session: StaffSession): void
  /** Below the password. */
  readonly children?: ReactNode
}

/** Password, then the second factor or, where one is required, its set-up. */
export function SignInSteps(props: SignInStepsProps): ReactElement {
  const { email, begun = null, onIn, children } = props
  const [session, setSession] = useState(begun)
  // Recovery codes are shown once, so the set-up ends by itself.
  const goOn = (next: StaffSession): void => (next.stage === 'IN' ? onIn(next) : setSession(next))

  switch (session?.stage) {
    case 'CODE':
      return <CodeForm factors={session.factors} onIn={goOn} onBack={() => setSession(null)} />
    case 'ENROL':
      return <EnrolStep onDone={onIn} />
    default:
      return (
        <>
          <PasswordForm email={email} onDone={goOn} />
          {children}
        </>
      )
  }
}
