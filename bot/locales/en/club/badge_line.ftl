# A line of the story: who has earned which badge.

badge-line = { $n ->
    [one] Badge: { $list }.
   *[other] Badges: { $list }.
}
badge-of = { $who } – { $list }
badge-more = { $list } and { $n ->
    [one] { $n } more person
   *[other] { $n } more people
}
