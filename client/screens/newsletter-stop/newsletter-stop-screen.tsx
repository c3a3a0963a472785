import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { DoneMessage } from '#client/features/forms/done-message.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { CONFIRM_INTENT } from '#client/features/newsletter/intents.ts'
import {
  useConfirmNewsletterMutation,
  useNewsletterLetterQuery,
} from '#client/features/newsletter/newsletter.generated.ts'
import { Press } from '#client/features/newsletter/press.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { type PostedStop, STOP_INTENT } from './intents.ts'
import { useStopNewsletterMutation } from './newsletter-stop.generated.ts'

type Step =
  | { readonly kind: 'start' }
  | { readonly kind: 'stopped'; readonly undoToken: string }
  | { readonly kind: 'back' }

/** Behind the link of a letter: one press ends the newsletter, and one more brings it back. */
export function NewsletterStopScreen(): ReactElement | null {
  const { t } = useTranslation('newsletter')
  const { token = '' } = useParams()
  const { data } = useNewsletterLetterQuery({ variables: { token } })
  const [step, setStep] = useState(useStepBefore())
  const stop = useMutationAction(useStopNewsletterMutation)
  if (!data?.newsletterLetter) return null // the loader has answered already
  const isOver = data.newsletterLetter.state === 'STOPPED' && step.kind === 'start'
  const title = isOver || step.kind === 'stopped' ? t('stop.over') : t('stop.title')
  return (
    <div className="site-width flex flex-col gap-6 py-10 md:py-16">
      <Head title={title} path={null} isHidden />
      <h1 className="display text-title">{step.kind === 'back' ? t('stop.back') : title}</h1>
      {isOver ? <SignUpAgain /> : null}
      {!isOver && step.kind === 'start' ? (
        <>
          <p className="max-w-prose">{t('stop.hint')}</p>
          <Press
            intent={STOP_INTENT}
            token={token}
            onPress={async () => {
              const done = await stop({ token })
              if (done) setStep({ kind: 'stopped', undoToken: done.undoToken })
            }}
          >
            {t('stop.submit')}
          </Press>
        </>
      ) : null}
      {step.kind === 'stopped' ? (
        <Stopped undoToken={step.undoToken} onBack={() => setStep({ kind: 'back' })} />
      ) : null}
      {step.kind === 'back' ? <DoneMessage>{t('stop.backHint')}</DoneMessage> : null}
    </div>
  )
}

function Stopped({
  undoToken,
  onBack,
}: {
  readonly undoToken: string
  readonly onBack: () => void
}): ReactElement {
  const { t } = useTranslation('newsletter')
  const confirm = useMutationAction(useConfirmNewsletterMutation)
  return (
    <>
      <DoneMessage>{t('stop.done')}</DoneMessage>
      <h2 className="display text-card">{t('stop.undoTitle')}</h2>
      <Press
        intent={CONFIRM_INTENT}
        token={undoToken}
        look="secondary"
        onPress={async () => {
          if (await confirm({ token: undoToken })) onBack()
        }}
      >
        {t('stop.undo')}
      </Press>
    </>
  )
}

function SignUpAgain(): ReactElement {
  const { t } = useTranslation('newsletter')
  const { pathTo } = usePaths()
  return (
    <>
      <p className="max-w-prose">{t('stop.done')}</p>
      <PathLink path={pathTo('newsletter')} className={`${buttonClass('secondary')} self-start`}>
        {t('stop.again')}
      </PathLink>
    </>
  )
}

/** State of a page rendered after one of its forms was posted. */
function useStepBefore(): Step {
  const posted = usePosted([STOP_INTENT, CONFIRM_INTENT])
  if (!posted?.shown) return { kind: 'start' }
  // Action data of these forms.
  const { undoToken } = posted.shown as Partial<PostedStop>
  return undoToken === undefined ? { kind: 'back' } : { kind: 'stopped', undoToken }
}
