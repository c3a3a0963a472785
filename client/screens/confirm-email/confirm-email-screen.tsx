import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { CONFIRM_INTENT } from '#client/features/newsletter/intents.ts'
import { useNewsletterLetterQuery } from '#client/features/newsletter/newsletter.generated.ts'
import { Head } from '#client/lib/head.tsx'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { ConfirmNewsletter } from './confirm-button.tsx'
import { useConfirmationGoalQuery } from './confirm-email.generated.ts'
import { type Confirmation, readConfirmation } from './confirmation.ts'
import { GoalShown } from './goal-shown.tsx'

/** Where letters lead: what is still to be confirmed, then a message, a page or a file. */
export function ConfirmEmailScreen(): ReactElement | null {
  const { t } = useTranslation('newsletter')
  const confirmation = readConfirmation(useQueryString())
  if (!confirmation) return null // the loader has answered already
  const { pending } = confirmation
  return (
    <div className="site-width flex flex-col gap-6 py-10 md:py-16">
      <Head title={pending ? t('letter.title') : t('goal.title')} path={null} isHidden />
      {pending ? (
        <Pending confirmation={confirmation} token={pending.token} />
      ) : (
        <Goal confirmation={confirmation} />
      )}
    </div>
  )
}

type GoalProps = { readonly confirmation: Confirmation }

function Pending({ confirmation, token }: GoalProps & { readonly token: string }): ReactElement {
  const { data } = useNewsletterLetterQuery({ variables: { token } })
  const isPosted = usePosted([CONFIRM_INTENT])?.shown !== undefined
  const [isDone, setIsDone] = useState(isPosted || data?.newsletterLetter?.state === 'ACTIVE')
  return isDone ? (
    <Goal confirmation={confirmation} />
  ) : (
    <ConfirmNewsletter token={token} onDone={() => setIsDone(true)} />
  )
}

function Goal({ confirmation: { pending, ...given } }: GoalProps): ReactElement | null {
  const { data } = useConfirmationGoalQuery({ variables: given })
  return data?.confirmationGoal ? <GoalShown goal={data.confirmationGoal} /> : null
}
