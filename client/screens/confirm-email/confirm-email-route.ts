import { data } from 'react-router'
import { NewsletterLetterDocument } from '#client/features/newsletter/newsletter.generated.ts'
import { missing } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ConfirmationGoalDocument } from './confirm-email.generated.ts'
import { readConfirmation } from './confirmation.ts'

export { ConfirmEmailScreen as Component } from './confirm-email-screen.tsx'

/** A look changes nothing: mail scanners open links. */
export async function loader({ request, context }: LoaderArgs): Promise<null> {
  const confirmation = readConfirmation(new URL(request.url).searchParams)
  if (!confirmation) throw notDefined()
  const { pending, ...given } = confirmation
  const [goal, letter] = await Promise.all([
    preload(context, ConfirmationGoalDocument, given),
    pending?.kind === 'newsletter'
      ? preload(context, NewsletterLetterDocument, { token: pending.token })
      : null,
  ])
  if (!goal.data?.confirmationGoal) throw goal.error ? missing(goal.error) : notDefined()
  if (letter?.error) throw missing(letter.error)
  return null
}

function notDefined() {
  return data(null, { status: 404, statusText: 'goal or goalType were not defined' })
}
