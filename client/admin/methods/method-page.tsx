import { type ReactElement, type ReactNode, useState } from 'react'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Values } from '#client/admin/history/changes.ts'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { MethodForm, type SendMethod } from './method-form.tsx'
import { type Method, MethodState } from './method-list.tsx'
import { nameOf } from './use-method-words.ts'

type MethodPageProps = {
  readonly kind: 'DELIVERY' | 'PAYMENT'
  readonly method: Method
  readonly title: string
  /** What else is to be known of it, above the form. */
  readonly about: ReactNode
  readonly values: Values
  readonly words: RecordWords
  readonly send: SendMethod
  readonly save: Save
  readonly children: ReactNode
}

/** One method of either kind: its form, and who changed it. */
export function MethodPage(props: MethodPageProps): ReactElement {
  const { kind, method, title, about, values, words, send, save, children } = props
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { code } = method
  const name = nameOf(method) ?? code
  const begin = (): void => setRound((last) => last + 1)
  return (
    <>
      <ScreenHead title={name} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={title} actions={<MethodState state={method.state} />}>
          {about}
          <MethodForm
            key={round}
            storedAs={`${kind.toLowerCase()}:${code}`}
            onSaved={begin}
            {...{ name, values, words, send, save }}
          >
            {children}
          </MethodForm>
        </Panel>
        <HistoryPanel
          {...{ kind, words, save }}
          id={code}
          isSaved={(path) => path !== 'added'}
          onUndone={begin}
        />
      </div>
    </>
  )
}
