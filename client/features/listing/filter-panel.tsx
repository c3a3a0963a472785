import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icon.tsx'
import { type Facet, isChoice, rangeEnds, rangeOf, valueText } from './facets.ts'
import type { ListState } from './list-state.ts'

type FilterPanelProps = {
  /** Null when they could not be counted. */
  readonly facets: readonly Facet[] | null
  readonly state: ListState
  readonly total: number
  /** Id of the form that the fields belong to. */
  readonly form: string
}

/** Number of facets that are expanded by default. */
const OPEN_FACETS = 4

/** Form fields of all facets. */
export function FilterPanel({ facets, state, total, form }: FilterPanelProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { filters, isDiscounted } = state
  const reduced = facets?.find(({ code }) => code === 'discount')
  const shown = (facets ?? []).filter(
    (facet) => facet !== reduced && isChoice(facet, filters[facet.code] ?? '', total),
  )
  return (
    <>
      {facets && !reduced && !isDiscounted ? null : (
        <Choice
          className="filter-row mb-2 font-semibold"
          form={form}
          name="discount"
          value="true"
          isChosen={isDiscounted}
          label={t('listing.discount')}
          count={reduced?.values[0]?.totalProducts ?? null}
        />
      )}
      {shown.map((facet, at) => (
        <FacetGroup
          key={facet.code}
          facet={facet}
          value={filters[facet.code] ?? ''}
          form={form}
          isFirst={at < OPEN_FACETS}
        />
      ))}
    </>
  )
}

function FacetGroup({ isFirst, ...props }: FacetProps & { isFirst: boolean }): ReactElement {
  const { label } = props.facet
  // Uncontrolled afterwards: visitors expand and collapse it.
  const [isOpen] = useState(isFirst || props.value !== '')
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="filter-summary">
        {label}
        <Icon name="chevron" className="size-5 group-open:rotate-180" />
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{label}</legend>
        <FacetFields {...props} />
      </fieldset>
    </details>
  )
}

type FacetProps = {
  readonly facet: Facet
  readonly value: string
  readonly form: string
}

function FacetFields({ facet, value, form }: FacetProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { code, type, values } = facet
  const range = rangeOf(facet)
  if (range) return <RangeFields {...{ facet, value, form, range }} />
  const chosen = value.split(',')
  const isBox = type === 'TEXT_SWATCH'
  return (
    <div className={isBox ? 'filter-boxes' : 'filter-values'}>
      {type === 'YES_NO' ? (
        <Choice
          className="filter-row"
          form={form}
          name={code}
          value=""
          isRadio={true}
          isChosen={value === ''}
          label={t('listing.either')}
          count={null}
        />
      ) : null}
      {values.map((one) => (
        <Choice
          key={valueText(one)}
          className={isBox ? 'filter-box' : 'filter-row'}
          form={form}
          name={code}
          value={valueText(one)}
          isRadio={type === 'YES_NO'}
          isChosen={chosen.includes(valueText(one))}
          label={one.label}
          count={one.totalProducts}
          swatch={one}
        />
      ))}
    </div>
  )
}

type ChoiceProps = {
  readonly className: string
  readonly form: string
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly isRadio?: boolean
  readonly label: string
  readonly count: number | null
  readonly swatch?: { readonly swatch: string | null; readonly isMedia: boolean }
}

function Choice(props: ChoiceProps): ReactElement {
  const { className, form, name, value, isChosen, isRadio, label, count } = props
  const { swatch = null, isMedia } = props.swatch ?? {}
  return (
    <label className={className}>
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        form={form}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
      />
      {swatch === null ? null : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {isMedia ? <image width="24" height="24" href={swatch} clipPath="circle(11px)" /> : null}
          <circle cx="12" cy="12" r="11.5" fill={isMedia ? 'none' : swatch} />
        </svg>
      )}
      <span className="min-w-0">{label}</span>
      {count === null ? null : <b>{count}</b>}
    </label>
  )
}

function extreme(bound: number | null, at: number): string {
  if (bound === null) return ' '
  return `${at === 0 ? Math.floor(bound) : Math.ceil(bound)}`
}

/** Sent only with both ends (spec: validation). */
function RangeFields({
  facet: { code, values },
  value,
  form,
  range,
}: FacetProps & { readonly range: 'date' | 'number' }): ReactElement {
  const { t } = useTranslation('catalogue')
  const ends = rangeEnds(range, value)
  const [{ min = null, max = null } = {}] = values
  return (
    <div className="filter-range">
      {[min, max].map((bound, at) => (
        <label key={at === 0 ? 'from' : 'to'}>
          {t(at === 0 ? 'listing.from' : 'listing.to')}
          <input
            type={range}
            form={form}
            name={code}
            step={range === 'number' ? 'any' : undefined}
            inputMode={range === 'number' ? 'decimal' : undefined}
            placeholder={range === 'number' ? extreme(bound, at) : undefined}
            defaultValue={(ends[at] ?? ends[0] ?? '').slice(0, range === 'date' ? 10 : undefined)}
          />
        </label>
      ))}
      <p>{t('listing.bothEnds')}</p>
    </div>
  )
}
