import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { CONFIRM_INTENT } from '#client/features/newsletter/intents.ts'
import { useNewsletterLetterQuery } from '#client/features/newsletter/newsletter.generated.ts'
import { Head } from '#client/lib/head.tsx'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { ConfirmNewsletter } from './confirm-button.tsx'
import { useConfirmationGoalQuery } from './confirm-email.generated.ts'
import { ConfirmForm } from './confirm-form.tsx'
import {
  CONFIRM_FORM_INTENT,
  type Confirmation,
  isDeadLink,
  readConfirmation,
} from './confirmation.ts'
import { GoalShown } from './goal-shown.tsx'

/** Where letters lead: what is still to be confirmed, then a message, a page or a file. */
export function ConfirmEmailScreen(): ReactElement | null {
  const confirmation = readConfirmation(useQueryString())
  if (!confirmation) return null // the loader has answered already
  const { pending } = confirmation
  const Pending = pending && PENDING[pending.kind]
  return (
    <div className="site-width flex flex-col gap-6 py-10 md:py-16">
      {pending && Pending ? (
        <Pending confirmation={confirmation} token={pending.token} />
      ) : (
        <Goal confirmation={confirmation} />
      )}
    </div>
  )
}

type GoalProps = { readonly confirmation: Confirmation; readonly takesFocus?: boolean }
type PendingProps = Pick<GoalProps, 'confirmation'> & { readonly token: string }

const PENDING = { newsletter: PendingNewsletter, form: PendingForm } as const

function PendingNewsletter({ confirmation, token }: PendingProps): ReactElement {
  const { data } = useNewsletterLetterQuery({ variables: { token } })
  const isPosted = usePosted([CONFIRM_INTENT])?.shown !== undefined
  const [isPressed, setIsPressed] = useState(false)
  const isDone = isPressed || isPosted || data?.newsletterLetter?.state === 'ACTIVE'
  return isDone ? (
    <Goal confirmation={confirmation} takesFocus={isPressed} />
  ) : (
    <>
      <Title of="letter.title" />
      <ConfirmNewsletter token={token} onDone={() => setIsPressed(true)} />
    </>
  )
}

function PendingForm({ confirmation, token }: PendingProps): ReactElement {
  const shown = usePosted([CONFIRM_FORM_INTENT])?.shown
  const [isPressed, setIsPressed] = useState(false)
  const isDone = isPressed || (shown !== undefined && !isDeadLink(shown))
  return isDone ? (
    <Goal confirmation={confirmation} takesFocus={isPressed} />
  ) : (
    <>
      <Title of="form.title" />
      <ConfirmForm token={token} onDone={() => setIsPressed(true)} />
    </>
  )
}

function Goal({
  confirmation: { pending, ...given },
  takesFocus = false,
}: GoalProps): ReactElement | null {
  const { data } = useConfirmationGoalQuery({ variables: given })
  if (!data?.confirmationGoal) return null
  return (
    <>
      <Title of="goal.title" />
      <GoalShown goal={data.confirmationGoal} takesFocus={takesFocus} />
    </>
  )
}

type TitleProps = { readonly of: 'goal.title' | 'letter.title' | 'form.title' }

function Title({ of }: TitleProps): ReactElement {
  const { t } = useTranslation('newsletter')
  return <Head title={t(of)} path={null} isHidden />
}
