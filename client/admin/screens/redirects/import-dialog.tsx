import { type ReactElement, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Tag, type TagLook } from '#client/admin/ui/tag.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { type ImportRedirectsMutation, useImportRedirectsMutation } from './redirects.generated.ts'

type Line = Extract<
  ImportRedirectsMutation['importRedirects'],
  { __typename: 'ImportRedirectsSuccess' }
>['lines'][number]

const LOOKS: Readonly<Record<Line['result'], TagLook>> = {
  ...{ NEW: 'good', CHANGED: 'warning', SAME: 'plain', FAULTY: 'bad' },
}

/** Many redirects at once: first what would become of each line, then the import itself. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('redirects')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const id = useId()
  const [text, setText] = useState('')
  const [lines, setLines] = useState<readonly Line[] | null>(null)
  const send = useMutationAction(useImportRedirectsMutation)
  const wanted = (lines ?? []).filter(({ result }) => result === 'NEW' || result === 'CHANGED')

  async function tryOut(): Promise<void> {
    setLines((await send({ text, isTrial: true }))?.lines ?? null)
  }

  async function importAll(): Promise<void> {
    if (!(await send({ text, isTrial: false }))) return
    toasts.show('success', t('import.done', { count: wanted.length }))
    dialog.current?.close()
  }

  function write(next: string): void {
    setText(next)
    setLines(null)
  }

  return (
    <Dialog
      ref={dialog}
      title={t('import.title')}
      className={`w-full md:max-w-3xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 px-5 pb-8 md:px-8">
        <p id={`${id}-hint`}>{t('import.hint')}</p>
        <label htmlFor={id} className="sr-only">
          {t('import.text')}
        </label>
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={6}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          placeholder={'/stara-stranica;/nova-stranica'}
          spellCheck={false}
          className={`${INPUT} font-mono text-sm`}
        />
        <label
          className={`${deskButton()} cursor-pointer self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2`}
        >
          {t('import.file')}
          <input
            type="file"
            accept=".csv,.txt,.tsv"
            onChange={async (event) => {
              const [file] = event.currentTarget.files ?? []
              if (file) write(await file.text())
            }}
            className="sr-only"
          />
        </label>
        <div role="status">{lines === null ? null : <Lines lines={lines} />}</div>
        <div className="flex flex-wrap gap-3">
          {lines === null ? (
            <ActionButton onAction={tryOut} className={deskButton('primary')}>
              {t('import.try')}
            </ActionButton>
          ) : null}
          {wanted.length > 0 ? (
            <ActionButton onAction={importAll} className={deskButton('primary')}>
              {t('import.save', { count: wanted.length })}
            </ActionButton>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

/** Faulty lines first. */
function Lines({ lines }: { readonly lines: readonly Line[] }): ReactElement {
  const { t } = useTranslation('redirects')
  if (lines.length === 0) return <p className="font-semibold">{t('import.empty')}</p>
  const inOrder = lines.toSorted(
    (one, other) => Number(other.result === 'FAULTY') - Number(one.result === 'FAULTY'),
  )
  return (
    <ul className="max-h-80 divide-y divide-line overflow-y-auto rounded-md border border-line">
      {inOrder.map(({ line, path, target, before, result, fault }) => (
        <li key={line} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-3 py-2">
          <span className="figures text-ink-soft">{t('import.line', { line })}</span>
          <Tag look={LOOKS[result]}>
            {fault === null || fault === undefined
              ? t(`import.results.${result}`)
              : t(`import.faults.${fault}`)}
          </Tag>
          <span className="min-w-0 wrap-anywhere">
            {t('import.pair', { path, target })}
            {result === 'CHANGED' ? (
              <span className="text-ink-soft"> {t('import.before', { target: before })}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
