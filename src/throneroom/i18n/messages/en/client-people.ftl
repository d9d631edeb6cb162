# Not hearing, blocking and reporting somebody.

people-mute = Mute
people-unmute = Hear again
people-block = Block…
people-block-note = You hear { $name } in no match any more, and they get no seat in your matches. They learn of it only if they want such a seat. On the page of your account you can take it back.
people-block-sure = Block { $name }
people-report = Report…
people-report-what = What is wrong with { $name }?
people-report-note = The administrators of this server will read it, with the place in the match. Nobody else is told.
people-report-send = Send the report
people-reported = Thank you. The administrators have your report.
people-gone = somebody who has left
blocked-title = Whom you block
blocked-none = You block nobody.
blocked-end = Unblock
