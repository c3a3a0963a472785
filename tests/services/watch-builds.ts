import type { Db } from '#services/platform/database.ts'

/** Counts the buildings of a catalogue index: each begins with the languages of all products. */
export function watchBuilds(db: Db) {
  let builds = 0
  return {
    builds: () => builds,
    db: db.withPlugin({
      transformQuery: ({ node }) => {
        const isDistinct = node.kind === 'SelectQueryNode' && node.frontModifiers !== undefined
        if (isDistinct && JSON.stringify(node).includes('"product_text"')) builds += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  }
}
