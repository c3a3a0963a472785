import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { headingId } from '#client/lib/headings.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import type { SizeTableFieldsFragment } from './size-guide.generated.ts'
import { type Measure, measuresOf, type SizeRow, suggestSize } from './suggest-size.ts'

type SizeGuideProps = {
  readonly table: SizeTableFieldsFragment
  /** Of its heading. */
  readonly id?: string
}

/** A table of body measures in centimetres and, with scripts, a size for a typed one. */
export function SizeGuide({ table, id = headingId(table.title) }: SizeGuideProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { title, rows } = table
  const measures = measuresOf(rows)
  const isHydrated = useIsHydrated()
  const [first] = measures
  return (
    <section aria-labelledby={id}>
      <div className="prose">
        <h2 id={id}>{title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which the keyboard must reach too. */}
        <table tabIndex={0}>
          <thead>
            <tr>
              <th scope="col">{t('sizeGuide.size')}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {t(`sizeGuide.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.size}>
                <th scope="row">{row.size}</th>
                {measures.map((measure) => (
                  <td key={measure}>{rangeText(row[measure])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isHydrated && first ? <Advisor rows={rows} measure={first} /> : null}
    </section>
  )
}

function rangeText(range: SizeRow[Measure]): string {
  return range ? `${range.from}–${range.to}` : ''
}

type AdvisorProps = { readonly rows: readonly SizeRow[]; readonly measure: Measure }

function Advisor({ rows, measure }: AdvisorProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const id = useId()
  const [typed, setTyped] = useState('')
  const suggestion = suggestSize(rows, measure, typed)
  return (
    <div className="mt-4 flex max-w-prose text-lg flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sand px-4 py-3">
      <label htmlFor={id}>{t(`sizeGuide.ask.${measure}`)}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-24 rounded-sm border border-line-strong bg-paper px-3 figures"
      />
      <p role="status" className="font-semibold">
        {suggestion?.kind === 'size' ? t('sizeGuide.suggested', { size: suggestion.size }) : null}
        {suggestion && suggestion.kind !== 'size' ? t(`sizeGuide.${suggestion.kind}`) : null}
      </p>
    </div>
  )
}
