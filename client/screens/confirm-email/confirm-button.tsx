import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { CONFIRM_INTENT } from '#client/features/newsletter/intents.ts'
import {
  useConfirmNewsletterMutation,
  useNewsletterLetterQuery,
} from '#client/features/newsletter/newsletter.generated.ts'
import { Press } from '#client/features/newsletter/press.tsx'
import { usePaths } from '#client/lib/links.ts'
import { DeadLink } from './dead-link.tsx'

type ConfirmButtonProps = { readonly token: string; onDone(): void }

/** One press confirms; the browser that signed up presses by itself. */
export function ConfirmNewsletter({ token, onDone }: ConfirmButtonProps): ReactElement {
  const { t } = useTranslation('newsletter')
  const { pathTo } = usePaths()
  const { data } = useNewsletterLetterQuery({ variables: { token } })
  const confirm = useMutationAction(useConfirmNewsletterMutation)
  const letter = data?.newsletterLetter
  const isOwn = letter?.isOwnBrowser === true
  const isPressed = useRef(false)

  async function press(): Promise<void> {
    if (await confirm({ token })) onDone()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    if (!isOwn || isPressed.current) return
    isPressed.current = true
    press().catch(reportError)
  }, [isOwn])

  if (!letter) {
    return (
      <DeadLink text={t('letter.dead')} path={pathTo('newsletter')}>
        {t('letter.again')}
      </DeadLink>
    )
  }
  return (
    <>
      <h1 className="display text-title">{t('letter.title')}</h1>
      <p className="max-w-prose text-lead text-ink-soft">{t('letter.hint')}</p>
      <Press intent={CONFIRM_INTENT} token={token} onPress={press}>
        {t('letter.submit')}
      </Press>
    </>
  )
}
