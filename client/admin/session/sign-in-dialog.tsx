import type { ReactElement } from 'react'
import { SignInSteps } from '#client/admin/entrance/sign-in-steps.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { reloadForNextMember, useSession } from './session.ts'

/** Over the page whose session ended: what is open and typed stays, and goes on after it. */
export function SignInDialog(): ReactElement {
  const { person } = useSession()
  return (
    <QuestionDialog question="signIn" texts="ended">
      {(onDone) => (
        <SignInSteps
          email={person.email}
          onIn={(session) => {
            // What is open, and what waits to be sent, belongs to somebody else.
            if (session.person.id === person.id) return onDone()
            reloadForNextMember()
          }}
        />
      )}
    </QuestionDialog>
  )
}
