"""The stage: HTTP and WebSocket by which a web page (or a process far from the bot) uses this Discord as its people.

All ids are strings. Errors are ``{"ok": false, "error": "…"}`` with status 400 (not possible), 404 (unknown id) or 403 (foreign origin).

``GET /`` and ``GET /<file>``     the page's files, from the folder ``page/``
``GET /stage/people``             ``{"bot": {"id", "name", "connected"}, "people": [Person], "guilds": [{"id", "name"}]}``
    Person: ``{"id", "name", "locale", "dms_open", "blocks_bot", "guilds": [id]}``
``GET /stage/state?person=ID``    what that person sees now (Snapshot)
``GET /stage/live?person=ID``     WebSocket: first ``{"event": "STATE", "data": Snapshot}``, then what that person sees happen.
    ``person=all``: first ``{"event": "STATES", "data": {ID: Snapshot without messages}, "messages": {channel id: [Message]}}`` of all
    people, then everything that happens. ``{"do": "states"}`` asks for STATES again, without messages.
    Takes actions as well: ``{"ref": any, "person": ID, "do": …}`` is answered by ``{"event": "DONE", "ref": any, "data": Result}``.
``POST /stage/act``               an action, see below; answers Result
``POST /stage/world``             changes of the world; ``POST /stage/fault``: faults; for both see ``Switches`` in ``stage.actions``

Snapshot: ``{"person": Person, "bot", "people", "guilds": [Guild], "dm": Channel | null, "messages": {channel id: [Message]},
    "commands": {"dm": [Command], guild id: [Command]}}``
    Guild (only channels and threads that the person sees): ``{"id", "name", "locale", "channels": [Channel], "threads": [Channel],
    "members": [{"id", "name", "bot", "roles"}], "roles": [{"id", "name", "color"}],
    "voice": [{"user_id", "channel_id", "mute", "deaf", "self_mute", "self_deaf", "suppress"}]}``
    Channel: Discord's channel object and ``"can_write": bool``; threads also ``"joined": [user id]``
    Message: Discord's message object and ``"ephemeral_for": ID | null``, ``"edits": int`` (the newest 300 of a place)
    Command: as registered (name_localizations, options, …)

Event: ``{"event": NAME, "data": …, "guild_id", "channel_id", "for": [ID] | null, "refresh": bool}``. NAME and data are those of
    Discord's gateway: MESSAGE_CREATE/UPDATE (data: Message), MESSAGE_DELETE/_BULK, MESSAGE_REACTION_*, VOICE_STATE_UPDATE,
    CHANNEL_*, THREAD_*, GUILD_*; and COMMANDS (the bot has registered commands), DM_OPENED.
    ``for`` names the only people who see it (ephemeral, DM); ``refresh``: who sees what may have changed, ask for the state again.

Action: ``{"person": ID, "do": …}`` with
    ``command``: ``channel``, ``name`` ("table open"), ``options`` {name: value; users, roles, channels by id}
    ``autocomplete``: the same and ``option`` (which one is being typed), ``text``           -> ``outcome.choices``
    ``press``: ``channel``, ``message``, ``button`` (custom id)
    ``choose``: ``channel``, ``message``, ``menu`` (custom id), ``values``
    ``submit``: ``modal`` (the id from ``outcome.modal``), ``values`` {custom id: text, or list for menus}
    ``write``: ``channel``, ``text``, ``reply_to``?
    ``edit``: ``channel``, ``message``, ``text``
    ``delete``: ``channel``, ``message`` (also dismisses an ephemeral message)
    ``react`` / ``unreact``: ``channel``, ``message``, ``emoji``
    ``voice_enter``: ``channel``; ``voice_leave``; ``voice_self``: ``mute``?, ``deaf``?
    ``open_dm``; ``dms``: ``open`` (bool); ``block``; ``unblock``; ``locale``: ``locale``
    ``join`` / ``leave``: ``guild``; ``delete_channel``: ``channel``
    ``force: true`` goes past the checks of a client.

Result: ``{"ok": true, "outcome": InteractionOutcome | null, "message": Message | null}``
    Outcome: ``{"kind", "message": Message | null, "modal": {"id", "custom_id", "title", "components"} | null,
    "choices": [{"name", "value"}] | null, "ephemeral": bool, "milliseconds": float | null}`` with kind "message", "update", "deferred",
    "deferred_update", "modal", "choices" or "failed"
"""
