# The examination before a night: what is missing and how to mend it. "-mend" is the advice to the line of that name.

## Discord

doctor-token-missing = The bot’s token is missing.
doctor-token-missing-mend = Copy .env.example to .env and put the token after DISCORD_TOKEN=. You get it at https://discord.com/developers/applications → your application → Bot → Reset Token.
doctor-token-wrong = Discord refuses the token: it is mistyped, or no longer valid.
doctor-token-wrong-mend = Make a new one at https://discord.com/developers/applications → your application → Bot → Reset Token, and put it into .env after DISCORD_TOKEN=.
doctor-token-fine = The token is valid; the bot is called { $name }.
doctor-discord-unreachable = Nobody answers at { $url }.
doctor-discord-unreachable-mend = Check your connection to the internet and, if it is set, the address DISCORD_API_URL.
doctor-discord-odd = Discord answers { $path } with error { $status }.
doctor-discord-odd-mend = Try again in a few minutes. If it keeps happening, look at https://discordstatus.com.
doctor-discord-strange = What answers at { $url } is not Discord.
doctor-discord-strange-mend = Check the address DISCORD_API_URL. For the real Discord, delete it from .env.
doctor-intents-fine = Discord sends all the events the bot needs.
doctor-intents-members = Discord does not tell the bot about members of the server (Server Members Intent).
doctor-intents-members-mend = At https://discord.com/developers/applications → your application → Bot, switch on "Server Members Intent" and save.
doctor-quarantined = Discord has flagged the bot as spam, so it can’t send anybody private messages. Games go on from My desk.
doctor-quarantined-mend = Only Discord can end that: https://dis.gd/contact → Developer Support
doctor-install-people = People can’t install the bot for themselves: /me and /practice work only on its servers and in its private messages.
doctor-install-people-mend = Run doctor --mend, or tick User Install in Developer Portal → Installation.
doctor-guilds-none = The bot is not on any server.
doctor-guilds-none-mend = Invite it with this link: { $link }
doctor-guilds-fine = { $count ->
    [one] In its one server the bot has every permission it needs.
   *[other] In all { $count } servers the bot has every permission it needs.
}

## Permissions, as Discord's settings call them

doctor-permission-view-channel = View Channels
doctor-permission-send-messages = Send Messages
doctor-permission-read-message-history = Read Message History
doctor-permission-attach-files = Attach Files
doctor-permission-create-private-threads = Create Private Threads
doctor-permission-send-messages-in-threads = Send Messages in Threads
doctor-permission-manage-threads = Manage Threads
doctor-permission-manage-roles = Manage Roles
doctor-permission-create-events = Create Events
doctor-permission-connect = Connect
doctor-permission-mute-members = Mute Members

doctor-feature-table = no table can be opened
doctor-feature-pictures = the table will be text only, without pictures
doctor-feature-graveyard = people who are out have no graveyard to talk in
doctor-feature-silence = the channel stays open at night, and people who are out can write in it
doctor-feature-calendar = evenings are not in the server’s calendar
doctor-feature-voice = the voice channel is not muted at night

doctor-permission-lacking = The permission "{ $permission ->
    [view_channel] { doctor-permission-view-channel }
    [send_messages] { doctor-permission-send-messages }
    [read_message_history] { doctor-permission-read-message-history }
    [attach_files] { doctor-permission-attach-files }
    [create_private_threads] { doctor-permission-create-private-threads }
    [send_messages_in_threads] { doctor-permission-send-messages-in-threads }
    [manage_threads] { doctor-permission-manage-threads }
    [manage_roles] { doctor-permission-manage-roles }
    [connect] { doctor-permission-connect }
    [create_events] { doctor-permission-create-events }
    [mute_members] { doctor-permission-mute-members }
   *[other] { $permission }
}" is missing: { $feature ->
    [pictures] { doctor-feature-pictures }
    [graveyard] { doctor-feature-graveyard }
    [silence] { doctor-feature-silence }
    [voice] { doctor-feature-voice }
    [calendar] { doctor-feature-calendar }
   *[table] { doctor-feature-table }
}. Server: { $guilds }.
doctor-permission-lacking-mend = Give it to the bot’s role in the server’s settings, or invite the bot again: { $link }

## This machine

doctor-language = { $language ->
    [cs] On servers that have not chosen a language I speak Czech.
    [en] On servers that have not chosen a language I speak English.
   *[server] On servers that have not chosen a language I speak the server’s own: Czech on Czech and Slovak servers, English on all others.
}
doctor-database-fine = The database is open and can be written: { $place }.
doctor-database-unwritable = The database cannot be written: { $place }.
doctor-database-unwritable-mend = Let the bot write the file and the folder it is in, or set another one in CONSIGLIERE_DATA.
doctor-database-full = No room is left on the disk: { $place }.
doctor-database-full-mend = Make room on the disk.
doctor-database-locked = Another process holds the database: { $place }.
doctor-database-locked-mend = Close the program that has it open. Is the bot running twice?
doctor-database-too-new = A newer version of the bot has changed the database { $place } (schema { $found }, this version knows { $known }).
doctor-database-too-new-mend = Install a newer version, or take another database.
doctor-database-too-old = This version of the bot cannot bring the database up to date: { $place }. Reason: { $reason }
doctor-database-too-old-mend = Start an earlier version once, which brings it up to date, or take another database.
doctor-database-unreachable = The database cannot be reached: { $place }. Reason: { $reason }
doctor-database-unreachable-mend = { $chosen ->
    [yes] Check DATABASE_URL and whether the database is running.
   *[no] Check the data folder (CONSIGLIERE_DATA): what is there is not a database of this bot.
}
doctor-env-open = Other users of this machine can read { $file }, and with it the token of your bot.
doctor-env-open-mend = Run: chmod 600 { $file }
doctor-pictures-fine = Pictures are drawn.
doctor-pictures-letters = Pictures are drawn, but without letters: the files of the typeface are missing.
doctor-pictures-letters-mend = Run again: make install
doctor-pictures-broken = Pictures are not drawn. Reason: { $reason }
doctor-pictures-broken-mend = Run again: make install. You can play without pictures; the table will be text.

## Games

doctor-games-parts = Some games are not complete: { $list }
doctor-games-parts-mend = Install the bot again; if you are adding a game yourself, docs/adding_a_game.md says what it needs.

## Around

doctor-clock = This machine’s clock differs from Discord’s by { $seconds } s.
doctor-clock-mend = Switch on time synchronisation (NTP). Otherwise people are shown wrong times.
doctor-people = About { $count } people can see the bot.
doctor-people-mend = Above { $limit } people Discord asks for a review of the Server Members Intent, every year. The text of the application is in docs/operators.md.
doctor-links = Links are missing under /help: { $list }
doctor-links-mend = Set the address of your privacy page, of a place for questions, and of the folder docs, where the button All rules leads. A privacy page to begin with is docs/privacy.md.
doctor-zones = The time zone data is missing.
doctor-zones-mend = Run again: make install (the package tzdata).
doctor-staff = Servers where reports cannot be handed to anybody: { $guilds }
doctor-staff-mend = Their staff picks a channel: /setup reports
doctor-results = Finished games without results: { $n }
doctor-results-mend = The bot computes them by itself while it runs.
doctor-records = Finished games whose record these rules cannot replay: { $n } of the newest { $checked }
doctor-records-mend = Their winners stay as they are stored. If this bot is older than the one that ran those games, update it; otherwise please report the fault.

## The profile at Discord

profile-description = The game master: deals, whispers secrets, counts votes, knows the rules. It plays { $games }.
doctor-mended = Set at Discord: { $what ->
    [tags] tags
    [install] the install link
   *[description] the description
}.
doctor-not-mended = Discord will not set: { $what ->
    [tags] tags
    [install] the install link
   *[description] the description
} ({ $status }).
doctor-not-mended-mend = Set it in the Developer Portal → General Information.
doctor-mend-by-hand = Links to privacy and terms can only be set by hand: Developer Portal → General Information.
