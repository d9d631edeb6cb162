# What the server says when a request is not carried out.

problem-refused = The rules do not allow this.
problem-not-found = There is nothing here for you.
problem-not-stored = Not saved. Nothing has changed; try again.
problem-stale-decision = This decision is no longer open.
problem-wrong-state = The match does not allow this now ({ $status }).
problem-seats-empty = A seat is still free.
problem-seat-taken = This seat is taken.
problem-key-reused = The same key was sent before with something else.
problem-quarantined = This match was put aside: its record does not add up, or an action in it does not come to an end.
problem-not-an-administrator = Only administrators of this server may do that, signed in with their session.
problem-is-an-administrator = An administrator cannot be shut out; take the right away first, with throneroom admin --remove.
problem-blocked = The owner of this match does not want to play with you.
problem-no-proposal = A plan cannot be made just now. Try again in a moment.
problem-cannot-undo = There is nothing that can be taken back.
problem-not-signed-in = Say who you are first.
problem-forbidden = This is not allowed.
problem-foreign-origin = Requests from other sites are not taken.
problem-scope-missing = The token has no right to do this: { $scope }.
problem-bad-scope = A token can have these rights: { $known }.
problem-session-needed = A token cannot do this. Sign in with a browser.
problem-not-your-seat = This is not your seat.
problem-not-the-owner = Only the owner of the match can do this.
problem-unknown-bot = There are these bots: { $known }.
problem-too-many-seats = More seats than players.
problem-bad-name = A name has 1 to { $most } characters.
problem-bad-login = A login has 3 to 128 characters.
problem-bad-password = A password has { $least } to { $most } characters.
problem-has-account = You already have an account.
problem-login-taken = Somebody else has this login.
problem-wrong-password = Login or password is wrong.
problem-not-your-password = This is not your password.
problem-no-account = You have no account yet, so there is no password to change.
problem-too-many = Too many requests; try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
problem-server-busy = The server has too much to do; try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
problem-over-budget = { $budget ->
    [open_matches] You have { $most } matches that are not over, or there are too many at your address; end one first.
    [public_matches] You have { $most } public matches that wait for players, or there are too many at your address; start one or call one off first.
    [kept_uploads] You have { $most } uploads here; delete one first.
    [kept_bytes] Your uploads take all the room there is for one person; delete one first.
    [card_set_bytes] The card sets of your matches take all the room there is for one person; use one that you have, or call off a match that has not begun.
    [kept_mutes] You have muted { $most } people in this match; hear one of them again first.
    [kept_tokens] You have { $most } tokens; take one back first.
    [open_reports] { $most } of your reports wait to be read; wait until somebody has dealt with them.
    [kept_blocks] You block { $most } people already; stop blocking one of them first.
    [sockets] The match is open in too many windows; close one first.
    [streams] Too many streams are open; close one first.
   *[other] Too much at once; wait a little.
}
problem-server-full = The server is full; try again later.
problem-said-already = You have just said that.
problem-empty-message = The message is empty.
problem-long-message = A message has at most { $most } characters.
problem-no-whispers = There are no private conversations in this game.
problem-no-choice = The choice is missing.
problem-bad-beginning = No choice begins like that: { $text }
problem-bad-request = The request cannot be understood.
problem-wrong-method = This cannot be done with that.
problem-too-large = The request is too large.
problem-wrong-media = Requests are JSON.
problem-defect = Something is wrong on our side. Nothing you did has been lost.
problem-bad-pace = A pace is none, live, or by days ({ $days }).
problem-rematch-begun = The others have begun to play again without you.
problem-left-seat = You have left this seat to a bot. Take it back first.
problem-gave-up-seat = You have given up another seat in this match, so you cannot take this one.
problem-no-latecomers = Nobody who comes late may take over from a bot in this match. Ask its owner for a seat link.
problem-too-many-latecomers = Seats have changed hands too often in this match. Ask its owner for a seat link.
problem-not-absent = This player is there, or has not been away for long enough.
problem-not-awaited = Nobody waits for this player.
problem-still-thinking = This player is there and may think it over. A bot can play in { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }, if nothing happens until then.
problem-nudged-already = This player was already nudged for this decision.
problem-other-person = This link makes the browser somebody else’s, and so far you are { $name } in it. Say that you want that, or sign out first.
problem-sits-already = You already have a seat in this match.
problem-muted = The owner of the match has muted you.
problem-bad-record = The record is wrong in line { $line }.
problem-long-record = A record has at most { $lines } lines of at most { $signs } characters.
problem-secret-link = A message must not contain the secret of a link: whoever reads it could sit down in your place.
problem-time-is-up = Your time for this is up. Another choice can still take the place of the one that was made for you.
problem-bad-push = This is no subscription at a push service that this server knows.
problem-bad-channel = Give one address of one of these services, nothing more: { $known }.
problem-no-mail = This server sends no mail.
problem-bad-mail = That is no mail address.
problem-mail-unconfirmed = Confirm your mail address first: a link was sent to it.
problem-bad-quiet = Quiet hours have a beginning and an end (two different hours, 0 to 23) and a time zone.
problem-bad-kind = You can be told of: { $known }.
problem-no-channel = Say first where notifications should go.
problem-notice-not-sent = The notification was not taken. Check the address.

# Notifications for matches played by days, sent to people who are not there. They hold public facts only.

picture-takes = { $count ->
    [one] { $winners } takes the throne
   *[other] { $winners } share the throne
}
notice-turn = It is your turn.
notice-start = The match has begun.
notice-start-turn = The match has begun, and it is your turn.
notice-end = The match has ended.
notice-abandoned = The match was stopped without a result.
notice-message = There is a new message in the match.
notice-nudge = The others are waiting for you.
notice-kept = You were away for too long; a bot plays for you until you are back.
notice-rematch = The others want to play again.
notice-test = Notifications work.
notice-off = Turn notifications off: { $link }
notice-off-ask = Do you want no more notifications?
notice-off-button = Turn off
notice-off-done = Notifications are off.

mail-confirm = Confirm your mail address
mail-confirm-how = Somebody asked for notifications of Throneroom to this address. If it was you, open this page and confirm it (within a day):
mail-reset = A new password
mail-reset-how = Somebody asked for a new password at Throneroom. If it was you, open this page and choose one (within an hour):
mail-not-you = If it was not you, do nothing: nothing changes.

# What the server says in the talk of a match.

told-left = { $player } has left { $seat } to a bot and can come back at any time.
told-back = { $player } is back and plays { $seat } again.
told-kept = { $player } is away. At the wish of { $by } a bot plays { $seat } until they are back.
told-late = { $player } has run out of time. A bot plays { $seat } until they are back.
told-nudged = { $by } has nudged { $player } ({ $seat }).
told-gave-up = { $player } has given up { $seat }. A bot plays on.
told-given = { $by } has given { $seat } to a bot. { $player } does not play any more.
told-wanted = { $by } wants a bot to play { $seat } instead of { $player }. It happens when all others want it.
told-agreed = All others agreed: a bot plays { $seat } instead of { $player }.
told-agreed-kept = All others agreed: a bot plays { $seat } until { $player } takes the seat back.
told-declined = { $player } does not play this time.
told-owns = { $by } was away, so { $player } sees to the start of this match now.
told-plays-on = { $player } does not want to stop. The match goes on.
told-inherits = This match belongs to { $player } now.
told-took-over = { $player } has taken over { $seat } from a bot.
told-exchanged = { $player } has put another bot in for { $seat }.
told-took-from = { $player } now plays { $seat } instead of { $by }.
