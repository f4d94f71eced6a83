# Badges of Escape Plan: the name, and what it is for.

badge-ep_gate = Beyond the Gate
badge-when-ep_gate = Escape from the city.
badge-ep_dawn = At the Last Minute
badge-when-ep_dawn = Escape at dawn of day { $day }.
badge-ep_quiet = A Quiet Exit
badge-when-ep_quiet = Escape from row { $row } of notoriety or lower.
badge-ep_case = A Full Suitcase
badge-when-ep_case = Get away with at least ${ $score },000.
badge-ep_block = Both Groups
badge-when-ep_block = Visit all the businesses of both groups.
badge-ep_step = A Step Ahead
badge-when-ep_step = Beat Lieutenant Costa.
badge-ep_lead = In the Lead
badge-when-ep_lead = Be the first to escape, and win.
badge-ep_whole = Not a Scratch
badge-when-ep_whole = Escape without ever being wounded.
badge-ep_wanted = Most Wanted
badge-when-ep_wanted = Escape from row { $row } of notoriety.
badge-ep_book = A Full Directory
badge-when-ep_book = End with at least { $contacts } contacts that count.
badge-ep_house = Three Safe Houses
badge-when-ep_house = Visit all three safe houses.
badge-ep_all = All Beyond
badge-when-ep_all = Have everybody escape, with at least { $people } people at the table.
