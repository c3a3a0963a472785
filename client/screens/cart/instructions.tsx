import { type ReactElement, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { useCartRefusal } from '#client/features/cart/changes/cart-refusal.ts'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { MAX_INSTRUCTIONS } from '#services/contract/rules/cart.ts'

const PAUSE_MS = 1_000

type InstructionsProps = { readonly saved: string }

/** Note of the buyer for the order, saved while it is typed. */
export function Instructions({ saved }: InstructionsProps): ReactElement {
  const { t } = useTranslation('cart')
  const id = useId()
  const { draft, status, change, leave } = useDraft(saved)
  return (
    <ActionForm
      intent="instructions"
      className="flex flex-col gap-1.5 md:col-span-2"
      onAction={leave}
    >
      <label htmlFor={id} className="text-base font-semibold">
        {t('instructions.title')}
      </label>
      <textarea
        id={id}
        name="instructions"
        value={draft ?? saved}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        maxLength={MAX_INSTRUCTIONS}
        rows={3}
        aria-describedby={`${id}-hint`}
        className="w-full rounded-sm border border-line-strong bg-white px-3.5 py-2 text-lg hover:border-ink"
      />
      <div className="flex flex-wrap justify-between gap-x-6 text-base text-ink-soft">
        <p id={`${id}-hint`}>
          {t('instructions.hint')}{' '}
          <span className="noscript:hidden">{t('instructions.hintSaved')}</span>
        </p>
        <p role="status" className={status === 'failed' ? 'font-semibold text-signal-deep' : ''}>
          {status === 'clean' ? '' : t(`instructions.${status}`)}
        </p>
      </div>
      <noscript>
        <button type="submit" className={buttonClass('secondary')}>
          {t('instructions.save')}
        </button>
      </noscript>
    </ActionForm>
  )
}

type Status = 'clean' | 'saving' | 'saved' | 'failed'

/** The draft outlives its saving while somebody writes: the stored text has no spaces at its end. */
function useDraft(saved: string) {
  const { cart } = useVisitorStores()
  const refuse = useCartRefusal()
  const posted = usePosted(['instructions'])
  const [draft, setDraft] = useState(posted?.values['instructions'] ?? null)
  const [status, setStatus] = useState<Status>(posted ? 'failed' : 'clean')
  const sent = useRef(saved)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function save(text: string): Promise<void> {
    if (text.trim() === sent.current.trim()) return
    sent.current = text
    setStatus('saving')
    const answer = await cart.write((server) => server.setInstructions(text))
    const isSaved = answer !== null && 'cart' in answer
    // A newer text is on its way.
    if (sent.current !== text) return
    if (!isSaved) sent.current = saved
    setStatus(isSaved ? 'saved' : 'failed')
    if (answer !== null && 'problem' in answer) refuse(answer.problem)
  }

  function saveAfter(ms: number, text: string): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => save(text).catch(reportError), ms)
  }

  return {
    draft,
    status,
    change(text: string) {
      setDraft(text)
      saveAfter(PAUSE_MS, text)
    },
    leave: () => draft !== null && saveAfter(0, draft),
  }
}
