import { type ComponentProps, type PointerEvent, type RefObject, useRef, useState } from 'react'

type DragOrder = {
  /** Of the list, whose children are the items. */
  readonly list: RefObject<HTMLOListElement | null>
  readonly dragged: string | null
  /** The list has the pointer, since an item that changes its place would lose it. */
  grab(id: string, pointer: number): void
  readonly handlers: Pick<ComponentProps<'ol'>, 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>
}

/** Items of a list that a pointer drags to the place of another one. */
export function useDragOrder(move: (id: string, to: number) => void): DragOrder {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)

  function drag({ clientX, clientY }: PointerEvent): void {
    if (dragged === null) return
    const below = document.elementFromPoint(clientX, clientY)
    const place = [...(list.current?.children ?? [])].findIndex((item) => item.contains(below))
    if (place >= 0) move(dragged, place)
  }

  return {
    list,
    dragged,
    grab(id, pointer) {
      list.current?.setPointerCapture(pointer)
      setDragged(id)
    },
    handlers: {
      onPointerMove: drag,
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    },
  }
}
