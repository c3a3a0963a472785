import {
  type KeyboardEvent,
  type ReactElement,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Dialog, type DialogHandle } from '#client/ui/dialog.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { useResults } from './use-results.ts'

/** Arrow keys go from the field to the results and back, Enter opens one. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('search')
  const dialog = useRef<DialogHandle>(null)
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has focused its title.
  useEffect(() => field.current?.focus(), [])
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const words = useDeferredValue(text.trim())
  const { groups, isLoading, hasFailed } = useResults(words)
  const isEmpty = groups.length === 0

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[(at + step + stops.length) % stops.length]?.focus()
  }

  return (
    <Dialog
      ref={dialog}
      title={t('title')}
      className="m-0 h-dvh max-h-none w-full max-w-none md:mx-auto md:mt-16 md:h-auto md:max-h-[calc(100dvh-8rem)] md:max-w-2xl md:rounded-lg"
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus between its field and links */}
      <div ref={frame} onKeyDown={move} className="px-5 pt-1 pb-6 md:px-8">
        <label>
          <span className="sr-only">{t('label')}</span>
          <input
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder={t('label')}
            ref={field}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            enterKeyHint="search"
            className={INPUT}
          />
        </label>
        <p role="status" className="mt-3 min-h-6 text-ink-soft">
          {messageOf()}
        </p>
        {groups.map(({ kind, results }) => (
          <section key={kind} aria-labelledby={`found-${kind}`} className="mt-3">
            <h3 id={`found-${kind}`} className="kicker text-sm text-ink-soft">
              {t(`kinds.${kind}`)}
            </h3>
            <ul>
              {results.map(({ id, title, hint, to, isOnSite }) => (
                <li key={id}>
                  <Link
                    to={to}
                    reloadDocument={isOnSite}
                    onClick={() => dialog.current?.close()}
                    className="flex min-h-11 items-center justify-between gap-4 rounded-sm px-2 py-1.5 hover:bg-sand"
                  >
                    <span className="font-semibold">{title}</span>
                    <span className="truncate text-ink-soft">{hint}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )

  function messageOf(): string | null {
    if (words === '') return t('hint')
    if (isLoading) return t('searching')
    if (hasFailed) return t('failed')
    return isEmpty ? t('nothing', { words }) : null
  }
}
