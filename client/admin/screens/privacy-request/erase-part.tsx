import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import {
  type PrivacyRequestFieldsFragment,
  useErasePrivacyDataMutation,
} from './privacy-request.generated.ts'

type PartProps = { readonly request: PrivacyRequestFieldsFragment }

/** What an erasure leaves comes before the button that erases. */
export function ErasePart({ request }: PartProps): ReactElement {
  const { t } = useTranslation(['privacy', 'frame'])
  const [isOpen, setIsOpen] = useState(false)
  if (!useHasRight('people.erase')) {
    return <p>{t('missingRight', { right: t('frame:rights.people.erase') })}</p>
  }
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className={deskButton('danger')}>
        {t('steps.ERASE')}
      </button>
      {isOpen ? <EraseDialog request={request} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function EraseDialog({ request, onClose }: PartProps & { onClose(): void }): ReactElement {
  const { t } = useTranslation('privacy')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const erase = useMutationAction(useErasePrivacyDataMutation)
  const { id, email, hasAccount, remaining } = request

  async function eraseNow(): Promise<void> {
    if (!(await erase({ id }))) return
    toasts.show('success', t('done.ERASE'))
    dialog.current?.close()
  }

  return (
    <Dialog
      ref={dialog}
      title={t('erasing.title')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 px-5 pb-8 md:px-8">
        <p className="wrap-anywhere">
          {t(hasAccount ? 'erasing.account' : 'erasing.guest', { email })}
        </p>
        {remaining.length > 0 ? (
          <section>
            <h3 className="font-semibold">{t('erasing.remaining')}</h3>
            <ul className="mt-1 list-disc pl-5">
              {remaining.map(({ kind, count, names }) => (
                <li key={kind}>
                  {t(`remaining.${kind}`, { count })}
                  {names.length > 0 ? (
                    <span className="figures text-ink-soft">{` (${names.join(', ')})`}</span>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p className="font-semibold">{t('erasing.forGood')}</p>
        <ActionButton onAction={eraseNow} className={`${deskButton('danger')} self-start`}>
          {t('erasing.now')}
        </ActionButton>
      </div>
    </Dialog>
  )
}
