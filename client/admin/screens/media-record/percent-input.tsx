import type { ReactElement } from 'react'
import { INPUT } from '#client/ui/input-class.ts'

type PercentInputProps = {
  readonly label: string
  readonly value: number
  onChange(value: number): void
}

export function PercentInput({ label, value, onChange }: PercentInputProps): ReactElement {
  return (
    <label className="flex flex-col gap-1">
      <span className="text-sm text-ink-soft">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        value={value}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber)
        }}
        className={`${INPUT} figures max-w-24 text-base`}
      />
    </label>
  )
}
