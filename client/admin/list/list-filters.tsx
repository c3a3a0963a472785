import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import type { Days, Filter, List, QueryOf } from '#services/contract/rules/lists/list.ts'
import { Tick } from './tick.tsx'
import type { ListState } from './use-list.ts'

type ListFiltersProps<L extends List> = {
  readonly state: ListState<L>
  /** Texts with the names of the filters, by `filters`, and of their words, by the filter's name. */
  readonly area: string
  readonly choices?: Choices | undefined
}

/** Records that a filter of ids offers, by its name. Only the screen knows them. */
export type Choices = Readonly<
  Record<string, readonly { readonly id: string; readonly name: string }[]>
>

type PartProps = {
  readonly name: string
  readonly area: string
  readonly filter: Filter
  readonly value: unknown
  readonly offered: Choices[string]
  onChange(value: unknown): void
}

/** Everything a list can be filtered by, and what is shown of each row. */
export function ListFilters<L extends List>({
  state,
  area,
  choices = {},
}: ListFiltersProps<L>): ReactElement {
  const { t } = useTranslation(['list', area])
  const { query, list } = state
  const given = query.filter ?? {}
  const chosen = Object.values(given).filter((value) => value !== null && value !== undefined)
  const change = (name: string, value: unknown): void =>
    state.change({ ...query, filter: { ...given, [name]: value } } as QueryOf<L>)
  return (
    <details className="group w-full rounded-md border border-line bg-white">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold">
        {chosen.length === 0 ? t('list:filters') : t('list:filtersOn', { count: chosen.length })}
      </summary>
      <div className="grid items-start gap-x-8 gap-y-5 border-t border-line p-4 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(list.filters).map(([name, filter]) => {
          const Part = PARTS[filter.kind]
          const value = (given as Readonly<Record<string, unknown>>)[name]
          return (
            <Part
              key={name}
              {...{ name, area, filter, value }}
              offered={choices[name] ?? []}
              onChange={(next) => change(name, next)}
            />
          )
        })}
        <Columns state={state} area={area} />
        {chosen.length > 0 ? (
          <button
            type="button"
            onClick={() => state.change({ ...query, filter: undefined })}
            className={`${deskButton()} self-end justify-self-start`}
          >
            {t('list:noFilters')}
          </button>
        ) : null}
      </div>
    </details>
  )
}

const PARTS: Readonly<Record<Filter['kind'], (props: PartProps) => ReactElement | null>> = {
  anyOf: Words,
  isTrue: Truth,
  days: Dates,
  ids: Records,
}

const LEGEND = 'mb-1 text-sm font-semibold text-ink-soft'

function Words({ filter, area, ...part }: PartProps): ReactElement {
  const { t } = useTranslation(area)
  const offered = filter.words.map((word) => ({ id: word, name: t(`words.${word}`) }))
  return <Ticks {...{ ...part, filter, area, offered }} />
}

function Records(part: PartProps): ReactElement | null {
  return part.offered.length === 0 ? null : <Ticks {...part} />
}

function Ticks({ name, area, value, offered, onChange }: PartProps): ReactElement {
  const { t } = useTranslation(area)
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <fieldset>
      <legend className={LEGEND}>{t(`filters.${name}`)}</legend>
      <div className="max-h-132 overflow-y-auto">
        {offered.map(({ id, name: label }) => (
          <Tick
            isShown
            key={id}
            label={label}
            isTicked={chosen.includes(id)}
            onChange={(isChecked) => {
              const others = chosen.filter((one) => one !== id)
              const next = isChecked ? [...others, id] : others
              onChange(next.length > 0 ? next : undefined)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** One box, or two where the texts have a name for the opposite, `<name>Not`. */
function Truth({ name, area, value, onChange }: PartProps): ReactElement {
  const { t, i18n } = useTranslation(area)
  const opposite = `filters.${name}Not`
  return (
    <div>
      <Tick
        isShown
        label={t(`filters.${name}`)}
        isTicked={value === true}
        onChange={(isChecked) => onChange(isChecked ? true : undefined)}
      />
      {i18n.exists(opposite, { ns: area }) ? (
        <Tick
          isShown
          label={t(opposite)}
          isTicked={value === false}
          onChange={(isChecked) => onChange(isChecked ? false : undefined)}
        />
      ) : null}
    </div>
  )
}

function Dates({ name, area, value, onChange }: PartProps): ReactElement {
  const { t } = useTranslation(['list', area])
  const days = (value ?? {}) as Days
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className={LEGEND}>{t(`${area}:filters.${name}`)}</legend>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className="flex items-center gap-2">
          <span className="w-8 text-ink-soft">{t(`list:${end}`)}</span>
          <input
            type="date"
            value={days[end] ?? ''}
            onChange={(event) => {
              const next = { ...days, [end]: event.currentTarget.value || undefined }
              onChange(next.from || next.to ? next : undefined)
            }}
            className="min-h-11 min-w-0 grow rounded-sm border border-line-strong bg-white px-2"
          />
        </label>
      ))}
    </fieldset>
  )
}

/** The first column names the row, and stays. */
function Columns<L extends List>({ state, area }: ListFiltersProps<L>): ReactElement {
  const { t } = useTranslation(['list', area])
  const [first, ...others] = Object.keys(state.list.columns)
  return (
    <fieldset>
      <legend className={LEGEND}>{t('list:columns')}</legend>
      {others.map((name) => (
        <Tick
          isShown
          key={name}
          label={t(`${area}:columns.${name}`)}
          isTicked={state.columns.includes(name)}
          onChange={(isChecked) =>
            state.showColumns([
              first ?? '',
              ...others.filter((one) => (one === name ? isChecked : state.columns.includes(one))),
            ])
          }
        />
      ))}
    </fieldset>
  )
}
