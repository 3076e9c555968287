/** One of so many rows of a table: the rows between them are like their neighbours, and the nightly tier has all. */
export const usually = <Row>(rows: readonly Row[], of = 2): Row[] =>
  rows.filter((_, index) => process.env.TEST_TIER === 'all' || index % of === 0)
