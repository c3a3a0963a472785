import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AuthPage } from '#client/features/auth/auth-page.tsx'
import { takeTarget } from '#client/features/auth/safe-path.ts'
import { useSession } from '#client/features/auth/session/use-session.ts'
import { useFormConsents } from '#client/features/consents/use-form-consents.ts'
import { NeedsScripts } from '#client/features/forms/form.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFocusOnChange } from '#client/features/navigation/use-focus-on-change.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { CompleteForm, type NewPerson } from './complete-form.tsx'
import { useFinishSocialLoginMutation } from './social-login.generated.ts'

const TITLE = 'social-title'

type Step =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'new'; readonly person: NewPerson }
  | { readonly kind: 'failed'; readonly text: string }

/** The redirect target of providers. Only the browser that started the login can finish it. */
export function SocialLoginScreen(): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const session = useSession()
  const toasts = useToastStore()
  const step = useAnswerOfProvider(enter)
  // Queried from the first render on, so that the preloaded answer is used.
  const consents = useFormConsents('REGISTER_FORM')
  useFocusOnChange(step.kind === 'waiting')

  function enter(): void {
    session.change()
    toasts.show('success', t('login.done'))
    void navigate(takeTarget(sessionStorage) ?? pathTo('home'), { replace: true })
  }

  switch (step.kind) {
    case 'waiting':
      return (
        <AuthPage title={t('social.waitingTitle')} titleId={TITLE} intro={t('social.waiting')}>
          <NeedsScripts />
          <Skeleton className="h-12 w-full" />
        </AuthPage>
      )
    case 'new':
      return (
        <AuthPage
          title={t('social.newTitle')}
          titleId={TITLE}
          intro={t('social.newIntro', { email: step.person.email })}
        >
          <CompleteForm
            person={step.person}
            consents={consents}
            labelledBy={TITLE}
            onDone={enter}
          />
        </AuthPage>
      )
    case 'failed':
      return (
        <AuthPage title={t('social.failedTitle')} titleId={TITLE} intro={step.text}>
          <PathLink path={pathTo('login')} className={`${buttonClass('primary')} max-sm:w-full`}>
            {t('social.toLogin')}
          </PathLink>
        </AuthPage>
      )
  }
}

function useAnswerOfProvider(onEntered: () => void): Step {
  const { t } = useTranslation('account')
  const { t: inForms } = useTranslation('forms')
  const toasts = useToastStore()
  const finishSocialLogin = useSend(useFinishSocialLoginMutation)
  const query = useQueryString()
  const isRequested = useRef(false)
  const [step, setStep] = useState<Step>({ kind: 'waiting' })

  async function finish(): Promise<void> {
    const code = query.get('code')
    const state = query.get('state')
    const iss = query.get('iss')
    // The person cancelled or opened the address manually.
    if (!code || !state) return setStep({ kind: 'failed', text: t('social.givenUp') })
    const input = { code, state, ...(iss === null ? {} : { iss }) }
    const { done, problem } = await finishSocialLogin(input)
    if (done) {
      if (done.areCartsJoined) toasts.show('cartChanged', t('login.cartsJoined'))
      return onEntered()
    }
    if (problem?.__typename === 'NoAccountProblem') return setStep({ kind: 'new', person: problem })
    const text = problem ? refusalOf(inForms, problem).text : t('social.cut')
    setStep({ kind: 'failed', text })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of the provider works once.
  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    finish().catch(reportError)
  }, [])

  return step
}
