import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag, type TagLook } from '#client/admin/ui/tag.tsx'
import type { DeliveryRecordFieldsFragment } from './methods.generated.ts'
import { nameOf } from './use-method-words.ts'

export type Method = Pick<DeliveryRecordFieldsFragment, 'code' | 'state' | 'texts'>

const LOOKS: Readonly<Record<Method['state'], TagLook>> = {
  ...{ OFFERED: 'good', OFF: 'plain' },
  ...{ NO_COUNTRY: 'warning', NO_BRANCH: 'warning', NO_KEYS: 'warning' },
}

export function MethodState({ state }: Pick<Method, 'state'>): ReactElement {
  const { t } = useTranslation('methods')
  return <Tag look={LOOKS[state]}>{t(`states.${state}`)}</Tag>
}

type MethodListProps<Of extends Method> = {
  readonly title: string
  readonly methods: readonly Of[]
  hrefOf(method: Of): string
  /** Prices and bounds in short. */
  factsOf(method: Of): readonly string[]
  /** What keeps a method from being offered, and what helps. */
  whyOf(method: Of): ReactNode
}

/** Methods in the order of the checkout, with their states. */
export function MethodList<Of extends Method>(props: MethodListProps<Of>): ReactElement {
  const { title, methods, hrefOf, factsOf, whyOf } = props
  const { t } = useTranslation('methods')
  const isClosed = methods.every(({ state }) => state !== 'OFFERED')
  return (
    <>
      {isClosed ? (
        <p role="status" className="mb-5 rounded-md border-l-4 border-signal bg-sand px-4 py-3">
          {t('closed')}
        </p>
      ) : null}
      <Panel title={title}>
        <ul className="-my-4 divide-y divide-line">
          {methods.map((method) => (
            <li
              key={method.code}
              className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0">
                <Link
                  to={hrefOf(method)}
                  className="inline-flex min-h-11 items-center font-semibold text-link md:min-h-8"
                >
                  {nameOf(method) ?? method.code}
                </Link>
                <p className="text-ink-soft">{factsOf(method).join(' · ')}</p>
                {method.state === 'OFFERED' || method.state === 'OFF' ? null : (
                  <p className="mt-1 wrap-anywhere">{whyOf(method)}</p>
                )}
              </div>
              <p className="md:pt-1">
                <MethodState state={method.state} />
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
