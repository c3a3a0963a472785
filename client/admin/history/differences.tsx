import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import type { Change } from './changes.ts'
import type { DifferenceFieldsFragment } from './history.generated.ts'
import { type RecordWords, useValueText } from './record-words.ts'
import { useActorName } from './use-actor-name.ts'

/** Null when it was refused, which is shown already. */
export type Save = (
  changes: Change[],
) => Promise<{ readonly differing: readonly DifferenceFieldsFragment[] } | null>

type DifferencesProps = {
  readonly differing: readonly DifferenceFieldsFragment[]
  readonly words: RecordWords
  readonly save: Save
  onClose(): void
}

/** Values that somebody else changed meanwhile: both, who and when. The member decides about each. */
export function Differences({ differing, words, save, onClose }: DifferencesProps): ReactElement {
  const { t } = useTranslation('history')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const [open, setOpen] = useState(differing)

  function settle(path: string): void {
    const left = open.filter((one) => one.path !== path)
    setOpen(left)
    if (left.length === 0) dialog.current?.close()
  }

  async function keepMine({ path, value, current }: DifferenceFieldsFragment): Promise<void> {
    const saved = await save([{ path, base: current, value }])
    if (saved === null) return
    const [again] = saved.differing
    if (again) {
      setOpen(open.map((one) => (one.path === path ? again : one)))
      return
    }
    toasts.show('success', t('saved'))
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
            words={words}
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
  readonly words: RecordWords
  onMine(): Promise<void>
  onTheirs(): void
}

function Difference({ difference, words, onMine, onTheirs }: DifferenceProps): ReactElement {
  const { t } = useTranslation('history')
  const actorName = useActorName()
  const text = useValueText(words)
  const { path, at, actor } = difference
  const mine = text(difference.value, path)
  const theirs = text(difference.current, path)
  return (
    <section className="rounded-md border border-line bg-white p-4">
      <h3 className="font-semibold">{words.name(path)}</h3>
      <dl className="mt-2 grid gap-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">{t('differences.yours')}</dt>
          <dd className="text-lg break-words">{mine}</dd>
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
          <dd className="text-lg break-words">{theirs}</dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton onAction={onMine} className={deskButton('secondary')}>
          {t('differences.useMine', { value: mine })}
        </ActionButton>
        <button type="button" onClick={onTheirs} className={deskButton('secondary')}>
          {t('differences.useTheirs', { value: theirs })}
        </button>
      </div>
    </section>
  )
}
