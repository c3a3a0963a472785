import { type MouseEvent, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'
import { fetchFile } from './fetch-file.ts'

type State =
  | { readonly kind: 'ready' | 'failed' | 'done' }
  | { readonly kind: 'running'; readonly percent: number }

/** A link that downloads; scripts show how far it is, and what to do when it fails. */
export function FileGoal({ address }: { readonly address: string }): ReactElement {
  const { t } = useTranslation('newsletter')
  const [state, setState] = useState<State>({ kind: 'ready' })
  const isRunning = state.kind === 'running'

  async function download(): Promise<void> {
    setState({ kind: 'running', percent: 0 })
    try {
      const blob = await fetchFile(address, (percent) => setState({ kind: 'running', percent }))
      save(blob, address.split('/').at(-1) ?? '')
      setState({ kind: 'done' })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    event.preventDefault()
    if (!isRunning) download().catch(reportError)
  }

  return (
    <>
      <p role="status" className="max-w-prose text-lead">
        {state.kind === 'ready' ? t('goal.file') : null}
        {state.kind === 'running' ? t('goal.downloading', { percent: state.percent }) : null}
        {state.kind === 'done' ? t('goal.downloaded') : null}
        {state.kind === 'failed' ? t('goal.failed') : null}
      </p>
      <a
        href={address}
        download
        aria-disabled={isRunning || undefined}
        onClick={press}
        className={`${buttonClass('primary')} self-start`}
      >
        {state.kind === 'failed' ? t('goal.retry') : t('goal.download')}
      </a>
    </>
  )
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
