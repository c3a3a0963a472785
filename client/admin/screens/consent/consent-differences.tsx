import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActorName } from '#client/admin/history/use-actor-name.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import {
  type ConsentDifferenceFieldsFragment,
  type StaffConsentFieldsFragment,
  useSaveConsentMutation,
} from './consent.generated.ts'
import { WordChanges } from './word-changes.tsx'

type DifferencesProps = {
  readonly number: number
  readonly differing: readonly ConsentDifferenceFieldsFragment[]
  readonly requiresRenewal: boolean
  /** With what was saved here; null when nothing was. */
  onClose(saved: StaffConsentFieldsFragment | null): void
}

/** Texts that somebody else changed meanwhile: the member decides about each. */
export function ConsentDifferences(props: DifferencesProps): ReactElement {
  const { number, differing, requiresRenewal, onClose } = props
  const { t } = useTranslation('consents')
  const actorName = useActorName()
  const dialog = useRef<DialogHandle>(null)
  const saved = useRef<StaffConsentFieldsFragment | null>(null)
  const [open, setOpen] = useState(differing)
  const save = useMutationAction(useSaveConsentMutation)

  function settle(path: string): void {
    const left = open.filter((one) => one.path !== path)
    setOpen(left)
    if (left.length === 0) dialog.current?.close()
  }

  async function keepMine(one: ConsentDifferenceFieldsFragment): Promise<void> {
    const { path, value, current: base } = one
    const changes = [{ path, base, value }]
    const done = await save({ number, sitting: crypto.randomUUID(), requiresRenewal, changes })
    if (done === null) return
    const [again] = done.differing
    if (again) {
      setOpen(open.map((other) => (other.path === path ? again : other)))
      return
    }
    saved.current = done.consent
    settle(path)
  }

  return (
    <Dialog
      ref={dialog}
      title={t('differences.title')}
      className={`w-full md:max-w-2xl ${SHEET}`}
      onClose={() => onClose(saved.current)}
    >
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p>{t('differences.text')}</p>
        {open.map((one) => {
          const language = one.path.replace('text.', '')
          return (
            <section key={one.path} className="rounded-md border border-line bg-white p-4">
              <h3 className="font-semibold">
                {t(`languages.${language}`, { defaultValue: language })}
              </h3>
              <p className="text-sm text-ink-soft">
                {one.actor ? `${actorName(one.actor)}, ` : null}
                {one.at ? <Moment at={one.at} /> : null}
              </p>
              <WordChanges before={one.current} after={one.value} />
              <div className="mt-4 flex flex-wrap gap-3">
                <ActionButton onAction={() => keepMine(one)} className={deskButton()}>
                  {t('differences.useMine')}
                </ActionButton>
                <button type="button" onClick={() => settle(one.path)} className={deskButton()}>
                  {t('differences.useTheirs')}
                </button>
              </div>
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}
