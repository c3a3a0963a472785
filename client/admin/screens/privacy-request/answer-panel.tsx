import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { ErasePart } from './erase-part.tsx'
import { ExportPart } from './export-part.tsx'
import {
  type PrivacyRequestFieldsFragment,
  useAnswerPrivacyRequestMutation,
} from './privacy-request.generated.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type PanelProps = { readonly request: PrivacyRequestFieldsFragment }
/** The main ones first. */
const PLAIN_STEPS = ['COMPLETE', 'CONFIRM_IDENTITY', 'REQUEST_IDENTITY'] as const
const REASONED_STEPS = ['PROLONG', 'REFUSE'] as const
export type ReasonedStep = (typeof REASONED_STEPS)[number]

/** What can be done, the answer itself first; each step sends the person a letter. */
export function AnswerPanel({ request }: PanelProps): ReactElement {
  const { t } = useTranslation('privacy')
  const toasts = useToastStore()
  const [reasoned, setReasoned] = useState<ReasonedStep | null>(null)
  const answer = useMutationAction(useAnswerPrivacyRequestMutation)
  const { id, steps } = request

  async function take(step: (typeof PLAIN_STEPS)[number]): Promise<void> {
    if (await answer({ id, step })) toasts.show('success', t(`done.${step}`))
  }

  if (steps.length === 0) {
    return (
      <Panel title={t('answer')}>
        <p className="text-ink-soft">{t(request.isErased ? 'answeredErased' : 'answered')}</p>
      </Panel>
    )
  }
  return (
    <Panel title={t('answer')}>
      <div className="flex flex-col gap-3">
        {steps.includes('EXPORT') ? <ExportPart request={request} /> : null}
        {steps.includes('ERASE') ? <ErasePart request={request} /> : null}
        {PLAIN_STEPS.map((step) =>
          steps.includes(step) ? (
            <ActionButton
              key={step}
              onAction={() => take(step)}
              className={deskButton(step === 'REQUEST_IDENTITY' ? 'secondary' : 'primary')}
            >
              {t(`steps.${step}`)}
            </ActionButton>
          ) : null,
        )}
        {REASONED_STEPS.map((step) =>
          steps.includes(step) ? (
            <button
              key={step}
              type="button"
              onClick={() => setReasoned(step)}
              className={deskButton()}
            >
              {t(`steps.${step}`)}
            </button>
          ) : null,
        )}
        <p className="text-ink-soft">{t('letters')}</p>
      </div>
      {reasoned ? <ReasonDialog id={id} step={reasoned} onClose={() => setReasoned(null)} /> : null}
    </Panel>
  )
}
