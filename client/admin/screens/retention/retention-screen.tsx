import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { type RetentionRuleFieldsFragment, useRetentionRulesQuery } from './retention.generated.ts'
import { RuleRow } from './rule-row.tsx'

/** How long records are stored: periods that staff choose, and those of the product. */
export function RetentionScreen(): ReactElement {
  const { t } = useTranslation('retention')
  const { data, error, refetch } = useRetentionRulesQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const rules = data.retentionRules
  return (
    <>
      <ScreenHead title={t('title')} />
      <p className="mb-5 max-w-prose">{t('text')}</p>
      <div className="flex flex-col gap-5">
        <Rules title={t('chosen')} rules={rules.filter(({ least }) => least !== null)} />
        <Rules title={t('fixed')} rules={rules.filter(({ least }) => least === null)} />
      </div>
    </>
  )
}

type RulesProps = {
  readonly title: string
  readonly rules: readonly RetentionRuleFieldsFragment[]
}

/** The longest period first. */
function Rules({ title, rules }: RulesProps): ReactElement {
  return (
    <Panel title={title}>
      <ul className="-my-4 divide-y divide-line">
        {rules
          .toSorted((one, other) => (other.days ?? Infinity) - (one.days ?? Infinity))
          .map((rule) => (
            <RuleRow key={rule.kind} rule={rule} />
          ))}
      </ul>
    </Panel>
  )
}
