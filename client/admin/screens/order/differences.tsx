import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { fieldOf } from './address-fields.ts'
import { type DifferenceFieldsFragment, useCorrectOrderMutation } from './moves.generated.ts'
import { useActorName } from './use-actor-name.ts'

type DifferencesProps = {
  readonly number: string
  readonly differing: readonly DifferenceFieldsFragment[]
  onClose(): void
}

/** Values that somebody else changed meanwhile: both, who and when. The member decides about each. */
export function Differences({ number, differing, onClose }: DifferencesProps): ReactElement {
  const { t } = useTranslation('order')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const [open, setOpen] = useState(differing)
  const correct = useMutationAction(useCorrectOrderMutation)

  function settle(path: string): void {
    const left = open.filter((one) => one.path !== path)
    setOpen(left)
    if (left.length === 0) dialog.current?.close()
  }

  async function keepMine({ path, value, current }: DifferenceFieldsFragment): Promise<void> {
    const changes = [{ path, base: current, value }]
    const saved = await correct({ number, sitting: crypto.randomUUID(), changes })
    if (saved === null) return
    const [again] = saved.differing
    if (again) {
      setOpen(open.map((one) => (one.path === path ? again : one)))
      return
    }
    toasts.show('success', t('address.saved'))
    settle(path)
  }

  return (
    <Dialog
      ref={dialog}
      title={t('differences.title')}
      className={`w-full md:max-w-2xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p>{t('differences.text')}</p>
        {open.map((one) => (
          <Difference
            key={one.path}
            difference={one}
            onMine={() => keepMine(one)}
            onTheirs={() => settle(one.path)}
          />
        ))}
      </div>
    </Dialog>
  )
}

type DifferenceProps = {
  readonly difference: DifferenceFieldsFragment
  onMine(): Promise<void>
  onTheirs(): void
}

function Difference({ difference, onMine, onTheirs }: DifferenceProps): ReactElement {
  const { t } = useTranslation('order')
  const actorName = useActorName()
  const { path, value, current, at, actor } = difference
  const field = fieldOf(path)
  return (
    <section className="rounded-md border border-line bg-white p-4">
      <h3 className="font-semibold">{field === null ? path : t(`address.${field}`)}</h3>
      <dl className="mt-2 grid gap-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">{t('differences.yours')}</dt>
          <dd className="text-lg break-words">{value || t('differences.nothing')}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">
            {actor === null ? t('differences.theirs') : actorName(actor)}
            {at === null ? null : (
              <>
                {', '}
                <Moment at={at} />
              </>
            )}
          </dt>
          <dd className="text-lg break-words">{current || t('differences.nothing')}</dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton onAction={onMine} className={deskButton('secondary')}>
          {t('differences.useMine', { value: value || t('differences.nothing') })}
        </ActionButton>
        <button type="button" onClick={onTheirs} className={deskButton('secondary')}>
          {t('differences.useTheirs', { value: current || t('differences.nothing') })}
        </button>
      </div>
    </section>
  )
}
