# Coming to a server, and its settings. But for the greeting only the server’s staff reads this.

## Greeting

greet-title = Good evening
greet = I’m the game master: I deal, I whisper, I count the votes. Play at once, set up later.
greet-how = **/game open** opens a table, **/practice** teaches a game.
b-set-up = Set up
b-how-to = How to play

## The card

setup-title = Settings of this server
setup-kept = Saved.
setup-line-zone = Time zone: { $zone }
setup-zone = { $city } (now { $time })
setup-zone-none = none yet; I’ll ask when the first evening is planned
setup-line-hosts = Hosts: { $hosts }
setup-everybody = everybody
setup-line-tables = Tables of an evening: { $tables }
setup-any-channel = where the evening was planned
setup-line-call = Role to ping: { $role }
setup-nobody = nobody
setup-line-coming = Role for people who come: { $role }
setup-line-staff = Reports: { $channel }
setup-no-channel = nowhere to hand them to
setup-gone-role = a deleted role
setup-gone-channel = a deleted channel
setup-line-evening = Evening: usually at { $hour } · the table opens { $lead } min before · chairs are kept for { $keep } min · a word at the end on how many in a row: { $habit ->
    [yes] yes
   *[no] no
} · picture in the invitation: { $picture ->
    [yes] yes
   *[no] no
}
setup-line-club = People who sat out last time sit first: { $owed ->
    [yes] yes
   *[no] no
} · server calendar: { $event ->
    [yes] yes
   *[no] no
} · ratings, standings and badges: { $board ->
    [yes] yes
   *[no] no
}
setup-line-story = Stories: headline: { $headlines ->
    [yes] yes
   *[no] no
} · moment of the night: { $moments ->
    [yes] yes
   *[no] no
}
setup-line-history = Finished games: { $months ->
    [0] kept
   *[other] kept for { $months } months
}
setup-pick-language = Language
setup-pick-zone = Time zone
setup-pick-hosts = Who hosts (nobody picked: everybody)
setup-pick-tables = Channels for the tables of an evening
setup-pick-call = The role to ping
setup-pick-coming = The role for people who come to an evening
setup-pick-staff = The channel for reports
b-rights = Permissions
setup-rights = Permissions
setup-rights-fine = Nothing is missing.
setup-whole-server = The whole server
setup-zone-unknown = I don’t know that zone. Pick one from the list, for example **Europe/London**.
setup-hour-unknown = Full or half hours only, such as **20:00** or **19:30**.
setup-role-silent = I’m not allowed to mention { $role }. Switch on “Allow anyone to mention this role” in its settings, and pick it again.
coming-role-fault = { $fault ->
    [gone] The role for people who come is gone. The staff can pick another one: **/setup coming**.
    [everyone] Everybody has { $role } already. Pick a separate role for people who come.
    [managed] { $role } belongs to another bot or to Discord, so I can’t give it to people who come.
    [powerful] { $role } has rights over others, so I don’t give it to people who come.
    [right] I’m not allowed to manage roles, so people who come don’t get { $role }.
   *[above] { $role } isn’t below my own role, so I can’t give it to people who come. Move mine above it in the server’s settings.
}
setup-channel-closed = In { $channel } I’m missing: { $list }. Switch that on in the channel’s permissions, and pick it again.
no-staff = Only the server’s staff can set this.
no-caller = Only { $who } can open tables and plan evenings here.
no-caller-left = The roles that could open tables and plan evenings here are gone. Somebody with Manage Server can choose new ones: **/setup**.
no-ban = You can’t join the tables here at the moment; ask the staff.
