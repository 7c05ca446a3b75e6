### Texts of the page.

## account

signed-in = Angemeldet
a-device = ein Gerät
this-device = dieses Gerät
last-used-moment = zuletzt benutzt { $moment }
sign-out-what = { $what } abmelden
sign-out = Abmelden
a-new-password = Ein neues Passwort
new-password = Neues Passwort
set-sign = Setzen und anmelden
a-browser = ein Browser
mail = E-Mail
a-webhook = ein Webhook
notices-signed-secret-which = Nachrichten sind mit diesem Geheimnis unterschrieben, das nur jetzt gezeigt wird: { $secret }
letter-its-way-notices = Ein Brief ist unterwegs. Nachrichten kommen, sobald du darin zugestimmt hast.
notices = Nachrichten
told-when-turn-not = Erfahre, dass du am Zug bist, wenn du nicht am Tisch sitzt. Eine Nachricht nennt die Partie und nichts, was darin geschieht.
remove-what = { $what } entfernen
not-told-yet = Noch bekommst du keine.
tell-me-browser = In diesem Browser melden
by = Per
address = Adresse
add = Hinzufügen
is-it-you = Bist du es?
stolen-session-must-not = Dafür darf eine gestohlene Anmeldung nicht genügen. Gib noch einmal dein Passwort oder einen Passkey an.
your-password-again = Noch einmal dein Passwort
go-on = Weiter
with-a-passkey = Mit einem Passkey
cancel = Abbrechen
letter-its-way-address = Ein Brief ist unterwegs. Die Adresse gilt, sobald du seinen Link auf diesem Gerät geöffnet hast.
if-forget-password = Wenn du dein Passwort vergisst
letter-goes-address = Ein Brief geht an { $address }.
forget-the-address = Adresse vergessen
another-mail-address = Eine andere E-Mail-Adresse
your-mail-address = Deine E-Mail-Adresse
send-letter-confirm = Brief zur Bestätigung schicken
give-your-name-first = Gib erst deinen Namen an.
if-account-has-mail = Wenn dieses Konto eine E-Mail-Adresse hat, ist ein Brief unterwegs. Sein Link gilt eine Stunde.
a-new-account = Ein neues Konto
sign-in = Anmelden
nobody-needs-account-play = Zum Spielen braucht niemand ein Konto. Es hält deine Partien auf allen Geräten beisammen, mit Verlauf und Wertung.
name = Name
password = Passwort
make-the-account = Konto anlegen
first-passkey = erster Passkey
passkey-instead-password = Mit Passkey statt Passwort
sign-passkey = Mit Passkey anmelden
i-have-forgotten-my = Ich habe mein Passwort vergessen
i-have-account-already = Ich habe schon ein Konto
i-have-no-account = Ich habe noch kein Konto
no-passkey-was-given = Es wurde kein Passkey gegeben. Versuche es noch einmal oder nimm ein Passwort.
browser-does-not-allow = Der Browser erlaubt dieser Seite keine Nachrichten. Das lässt sich neben der Adresse ändern.
browser-could-not-registered = Dieser Browser ließ sich nicht für Nachrichten anmelden. Versuche es mit E-Mail.

## analysis

turning-points = Wendepunkte
side-before-after = { $side } { $before } → { $after }
game-took-its-course = Die Partie nahm ihren Lauf ohne einen.
mistakes-what-each-side = Fehler, nach dem, was jede Seite wissen konnte
cost-cost-error = kostete { $cost } (± { $error })
played = Gespielt:
better = Besser:
none-stands-out-from = Keiner, der sich vom Glück abhebt.
the-truth = Die Wahrheit
as-side-saw-it = Wie { $side } es sah
section-side-wins-chance = { $section }: { $side } gewinnt mit { $chance }
win-chances = Gewinnaussichten
up-side-wins = ↑ { $side } gewinnt
down-side-wins = ↓ { $side } gewinnt
whose-knowledge = Wessen Wissen
chance-side-through-game = Aussicht von { $side } im Lauf der Partie
replay-from-here = Von hier an ansehen

## board

has-acted = hat gehandelt
hit-to-take = { $n ->
        [one] { $n } Treffer einzustecken
       *[other] { $n } Treffer einzustecken
    }
in-reserve = in Reserve
rolled-dice-hits-hits = { $dice } gewürfelt, { $hits } Treffer

## cards

chosen = gewählt
discarded = abgelegt
side-hand = Hand von { $side }
no-cards = keine Karten
one-less = eins weniger
from-least-to-most = von { $least } bis { $most }
one-more = eins mehr
your-hand = Deine Hand
bidding = Versteigerung
of-purse = von { $purse }
no-cards-here = Hier liegen keine Karten.

## clocks

no-clock = Keine Uhr
live = Live
text-15-minutes-each-10 = je 15 Minuten und 10 Sekunden pro Zug
text-30-minutes-each-20 = je 30 Minuten und 20 Sekunden pro Zug
text-1-hour-each-30 = je 1 Stunde und 30 Sekunden pro Zug
days = Tage
text-1-day-move-2 = 1 Tag pro Zug, 2 Pausen von einer Woche
text-3-days-move-2 = 3 Tage pro Zug, 2 Pausen von einer Woche
text-7-days-move-2 = 7 Tage pro Zug, 2 Pausen von zwei Wochen
clock = Uhr
no-clock-ends-game = keine Uhr beendet eine Partie von selbst: Die andere Seite kann sie fordern oder warten
days-days-hours-h = { $days } Tage { $hours } Std.
clocks = Uhren
time-is-up = die Zeit ist um
paused = Pause
short-of-time = in Zeitnot
pause-pauses-left = Pause (noch { $pauses })
other-side-has-left = Die andere Seite ist gegangen
the-time-is-up = Die Zeit ist um
nobody-has-played-here = Hier hat seit einer Woche niemand gespielt. Du kannst die Partie fordern oder weiterspielen.
side-has-no-time = { $side } hat keine Zeit mehr. Du kannst die Partie fordern oder weiterspielen.
claim-the-win = Den Sieg fordern
claim-a-draw = Ein Unentschieden fordern

## help

side-wins-chance = { $side } gewinnt: { $chance }
odds-at-place = Aussichten in { $place }
side-loses-average-steps = { $side } verliert im Mittel { $steps } Stufen, { $pieces } Blöcke.
leader-dies-chance = { $leader } fällt: { $chance }
exact-if-both-fight = Genau, wenn beide weiterkämpfen.
if-both-fight-mean = Wenn beide weiterkämpfen: das Mittel aus { $samples } Stellungen, die zu deinem Wissen passen, ± Standardfehler.
help = Hilfe
hint = Rat
odds-place = Aussichten: { $place }
thinking = Es wird nachgedacht …
computing = Es wird gerechnet …
close = Schließen
then-steps = dann { $steps }
hint-none = Nichts, was versucht wurde, ist besser, als wie meistens gespielt wird: { $now } Gewinnaussicht, aus { $playouts } weitergespielten Partien. Darum wird nichts empfohlen.
hint-equal = Das Beste, was versucht wurde, ist etwa so gut, wie meistens gespielt wird: { $now } Gewinnaussicht, aus { $playouts } weitergespielten Partien. Darum wird nichts empfohlen.
hint-clear = Deutlich besser als alles andere, was versucht wurde.
hint-likely = Wahrscheinlich besser als alles andere, was versucht wurde.
hint-even = Anderes ist vielleicht genauso gut.
hint-leads = Führt dazu: { $event } ({ $share } der Partien, sonst { $usual })
hint-hope = Was dir hilft: { $event } ({ $share })
hint-risk = Was es riskiert: { $event } ({ $share })
what-was-tried = Was versucht wurde
as-usually-played = Wie meistens
with-this = Damit
chance-win-from-playouts = Deine Gewinnaussicht, aus { $playouts } weitergespielten Partien in Stellungen, die zu deinem Wissen passen.
do-it = So machen
rules-english = Die Regeln gibt es nur auf Englisch.
number-or-word = Nummer oder Wort
no-rule-mentions-that = Davon spricht keine Regel.
choose-battle-ask-about = Wähle die Schlacht, nach der du fragst.
there-no-battle-pick = Es gibt keine Schlacht. Nimm einen Block, der angreifen könnte, und frag dann.

## log

show-what-came-before = Zeigen, was vorher war
nothing-has-happened-yet = Noch ist nichts geschehen.
taken-back = Zurückgenommen.
in-reserve-2 = { $n } in Reserve
what-to-do-now = Was jetzt zu tun ist
there-nothing-decide-now = Du hast jetzt nichts zu entscheiden.
cards-played = Gespielte Karten
choice-for-piece = { $n ->
        [one] { $n } Möglichkeit für { $piece }
       *[other] { $n } Möglichkeiten für { $piece }
    }
undo = Zurücknehmen
places = Orte
find-a-place = Ort suchen
empty-places-too = auch leere Orte
choice-at-place = { $n ->
        [one] { $n } Möglichkeit in { $place }
       *[other] { $n } Möglichkeiten in { $place }
    }
moved = bewegt
your-pieces = dein Heer: { $pieces }
side-pieces = { $side }: { $pieces }
blocks-of-side = { $n } Blöcke ({ $side })
empty = leer
worth-value = { $value } wert
round-round-of-rounds = Kampfrunde { $round } von { $rounds }
round-round = Kampfrunde { $round }

## net

server-cannot-reached-check = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
server-answered-status = Der Server hat mit { $status } geantwortet.

## operators

for-an-hour = eine Stunde lang
for-a-day = einen Tag lang
for-a-week = eine Woche lang
until-it-is-lifted = bis zur Aufhebung
account = Konto
client = Gerät oder Netz
table = Tisch
line-of-chat = Zeile im Gespräch
ban = Sperren
lift-a-ban = Sperre aufheben
mute = Stummschalten
lift-a-mute = Stummschaltung aufheben
open-again = Wieder öffnen
remove = Entfernen
read-the-chat = Gespräch lesen
up-to-date = Auf dem neuesten Stand.
done = Erledigt.
lift = Aufheben
a-spectator = jemand, der zusieht
side = Seite { $n }
operators = Leitung
refresh = Neu laden
the-secret-of-operators = Das Geheimnis der Leitung
enter = Eintreten
what-do-next = Für das Nächste, was du tust
reason-for-the-log = Grund, für das Protokoll
bans-and-mutes-hold = Sperren und Stummschaltungen gelten
who-is-here = Wer da ist: { $n }
mute-the-account = Konto stummschalten
ban-the-account = Konto sperren
close-the-table = Tisch schließen
nobody-table = Niemand sitzt an einem Tisch.
what-costs-most = Was am meisten kostet
of-its-share = { $n } % des Anteils
nothing = Nichts.
bans-mutes-closed-tables = Sperren, Stummschaltungen, geschlossene Tische
until-moment = bis { $moment }
what = Was
whom = Wen
name-account-code-address = Name des Kontos; Kennung oder Adresse des Geräts
a-table = Ein Tisch
its-number = Seine Nummer
chat-at-table-game = Gespräch am Tisch { $game }
somebody = jemand
removed-by-an-operator = (von der Leitung entfernt)
remove-the-line-what = Die Zeile { $what } entfernen
nobody-has-said-anything = Niemand hat etwas gesagt.
what-operators-did = Was die Leitung getan hat
seat = Platz
a-report = Meldung
settle = Erledigt
reported-lines = Gemeldete Zeilen: { $n }
reported-by = { $reason }, sagt { $who }, { $moment }
mute-the-seat = Den Platz stummschalten

## pages

won = gewonnen
lost = verloren
a-draw = unentschieden
the-address-is-confirmed = Die Adresse ist bestätigt.
they-list = Sie stehen auf deiner Liste.
password-changed-all-other = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet. Passkeys bleiben: Entferne die, die nicht deine sind.
account-deleted-vale = Das Konto ist gelöscht. Vale!
account-label = Konto
password-changed-all-other-devices = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
your-games = Deine Partien
your-turn = du bist am Zug
since-day = seit { $day }
take-what-off-list = { $what } von der Liste nehmen
no-game-goes-those = Keine Partie läuft. Was du angemeldet beginnst, steht hier, auf jedem Gerät.
add-game-browser = { $n ->
        [one] Die { $n } Partie dieses Browsers hinzufügen
       *[other] Die { $n } Partien dieses Browsers hinzufügen
    }
history = Verlauf
rated-game = { $n ->
        [one] { $n } gewertete Partie
       *[other] { $n } gewertete Partien
    }
no-game-has-ended = Noch ist keine Partie zu Ende.
ways-to-sign-in = Wie du dich anmeldest
passkey-of-day = Passkey vom { $day }
the-passkey-is-kept = Der Passkey ist hinterlegt.
add-a-passkey = Passkey hinzufügen
change-the-password = Passwort ändern
device-signed-out = Das Gerät ist abgemeldet.
sign-out-all-devices = Auf allen Geräten abmelden
your-data = Deine Daten
download-everything-kept-about = Alles herunterladen, was über dich gespeichert ist
delete-the-account = Konto löschen …
games-stay-opponents-without = Deine Partien bleiben den Gegnern erhalten, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
delete-my-account = Mein Konto löschen
analysis = Analyse
to-the-start-page = Zur Startseite
replay = Wiedergabe
waiting-for-its-turn = Wartet, bis sie dran ist …
looking-at-every-position = Jede Stellung wird betrachtet …
how-far-analysis = Wie weit die Analyse ist
meanwhile-first-sketch-how = Inzwischen eine erste Skizze: wie es auf den ersten Blick stand, noch nicht weitergespielt.
playing-the-game-again = Die Partie wird nachgespielt …
game-cannot-shown = Diese Partie lässt sich nicht zeigen
try-again = Noch einmal versuchen
no-invitation-link-code = Das ist keine Einladung. Sie ist ein Link mit einem # darin oder der Code hinter dem #.
open-games = Offene Partien
name-of-an-account = Name eines Kontos
play-side = { $side } spielen
nobody-waiting-opponent-now = Gerade wartet niemand auf einen Gegner.
more-open-games = Weitere offene Partien
have-got-invitation-link = Hast du eine Einladung oder einen Link zum Zuschauen? Link oder Code:
open-it = Öffnen
reading-the-record = Die Aufzeichnung wird gelesen …
play-the-computer = Gegen den Computer
two-at-this-screen = Zu zweit hier
invite-a-friend = Freund einladen
against-bot = gegen { $bot }
two-at-one-screen = zu zweit an einem Bildschirm
with-a-friend = mit einem Freund
copied = Kopiert
copy = Kopieren
you = Du
wargames-ancient-world-table = Kriegsspiele der Antike, an deinem eigenen Tisch.
play-now = Jetzt spielen
title-side-against-bot = { $title }: { $side } gegen { $bot }
a-new-game = Eine neue Partie
send-link-friend-whoever = Schick diesen Link deinem Freund. Wer ihn öffnet, bekommt den anderen Platz.
invitation = Einladung
code-alone-start-page = Oder nur der Code, für die Startseite
those-who-want-watch = Für alle, die zuschauen wollen
go-to-the-table = An den Tisch
who-plays = Wer spielt
game = Spiel
opponent = Gegner
your-side = Deine Seite
name-if-like = Dein Name, wenn du magst
rules-and-setup = Regeln und Aufbau
hints-odds-when-i = Rat und Aussichten, wenn ich danach frage
anybody-may-join-list = Jeder darf mitspielen: unter den offenen Partien zeigen
make-the-invitation = Einladung schreiben
begin = Beginnen
over = beendet
forget-what = { $what } vergessen
an-old-game = Eine alte Partie
how-it-goes = Worum es geht
invited-game = Du bist zu einer Partie eingeladen
take-the-seat = Platz nehmen
this-door-is-closed = Diese Tür ist zu
server-has-ended-connection = Der Server hat die Verbindung beendet.
something-went-wrong = Etwas ist schiefgegangen
server-cannot-reached-trying = Der Server ist nicht zu erreichen. Neuer Versuch …
sitting-down = Platz nehmen …
side-it-is-yours = { $side }, du bist dran
hand-screen-over-nobody = Gib den Bildschirm weiter. Sonst soll niemand hinsehen.
i-am-side = Ich bin { $side }
map-of-title = Die Karte von { $title }
name-invites-you = { $name } lädt dich ein
against-label = Gegen
somebody-without-name = jemanden ohne Namen
waits-at-the-table = wartet am Tisch
title-clock-side-free = { $title }, { $clock }. Der Platz von { $side } ist frei.
share-the-invitation = Einladung teilen …
link-is-where-game-was-made = Der Link für deinen Gegner ist auf dem Gerät, an dem das Spiel gemacht wurde.
game-begins-by-itself = Das Spiel beginnt von selbst, sobald sich jemand setzt.
both-may-look-side-decides = Beide dürfen hinsehen. { $side } entscheidet:
all-of-your-games = Alle { $n } Spiele
not-sent-yet = Noch nicht gesendet: { $what }. Es geht hinaus, sobald der Server erreichbar ist. Du kannst neu wählen.
take-it-back = Zurücknehmen
at-most-time = höchstens { $time }
who-may-stand-here = Wer hier stehen kann
how-you-know = Woher du das weißt
how-likely = Wie wahrscheinlich
what-was-seen-here = Was hier zu sehen war
only-what-you-could-see = Nur was du selbst sehen oder schließen konntest.
your-note-on-place = Deine Notiz zu { $place }

## replay

side-against-bot-from = { $side } gegen { $bot }, ab Schritt { $at } einer alten Partie
play-from-step = Weiterspielen ab Schritt { $at }
new-game-begins-position = Eine neue Partie beginnt in dieser Stellung, mit neuen versiegelten Würfeln. Die alte bleibt, wie sie ist.
setting-up = Aufbau …
drop-record-finished-game = Zieh die Aufzeichnung einer beendeten Partie hierher oder wähle sie aus:
checking-the-record = Die Aufzeichnung wird geprüft …
spectators = Zuschauer
link-copied = Link kopiert
back-to-the-table = Zurück an den Tisch
view = Sicht
the-map = Die Karte
who-has-won = { $who } hat gewonnen.
game-draw = Die Partie endet unentschieden.
play-on-from-here = Von hier an weiterspielen
download = Herunterladen
share = Teilen
who-played-seal-dice = Wer gespielt hat, und das Siegel der Würfel
chronicle = Chronik
one-step-back = Ein Schritt zurück
step-at-of-last = Schritt { $at } von { $last }
one-step-on = Ein Schritt weiter
let-it-run = Ablaufen lassen
speed-a-second = { $speed } pro Sekunde
jump = Springen
previous-turn = Vorige Runde
next-turn = Nächste Runde
previous-battle = Vorige Schlacht
next-battle = Nächste Schlacht
checking-seal-dice = Das Siegel der Würfel wird geprüft …
browser-has-checked-seed = { $n ->
        [one] Dein Browser hat es geprüft: Der Keim ist der, der vor der Partie versprochen war, und jeder Würfel kam aus ihm ({ $n } Wurf).
       *[other] Dein Browser hat es geprüft: Der Keim ist der, der vor der Partie versprochen war, und jeder Würfel kam aus ihm ({ $n } Würfe).
    }
browser-has-checked-seed-one = Dein Browser hat es geprüft: Der Keim ist der, der vor der Partie versprochen war. Gewürfelt wurde nicht.
dice-game-were-open = Die Würfel dieser Partie waren offen: Über sie war nichts versprochen.
seal-broken-line-line = Das Siegel ist gebrochen: Zeile { $line } der Aufzeichnung ist nicht, was versprochen war.
browser-checks-seals-only = Dieser Browser prüft Siegel nur auf Seiten, die über https kommen.
the-seal-is-broken = Das Siegel ist gebrochen.
the-seal-holds = Das Siegel hält.
the-dice = Die Würfel
server-has-played-game = Der Server hat die Partie nachgespielt: { $verdict }
file-too-large-record = Diese Datei ist für eine Aufzeichnung zu groß: Sie hat { $size } KB, eine Aufzeichnung höchstens { $most }.
file-not-record-rubicon = Diese Datei ist keine Aufzeichnung von Rubicon. Aufzeichnungen enden auf .rubicon und werden heruntergeladen, wenn eine Partie vorbei ist.
record-cannot-opened-why = Diese Aufzeichnung lässt sich nicht öffnen: { $why }
past-cannot-changed = Das ist Vergangenheit und nicht mehr zu ändern.

## settings

how-it-looks = Aussehen
light = Licht
as-the-system = wie das System
light-inline = hell
dark = dunkel
text = Schrift
normal = normal
large = groß
motion = Bewegung
off = aus
sound = Ton
sound-turn = wenn ich am Zug bin
sound-all = Karten, Märsche, Würfel, Zug
language = Sprache
as-the-browser = wie der Browser

## social

talk = Gespräch
say-something = Etwas sagen
say-it = Sagen
kept = Gespeichert.
notes-for-you-alone = Notizen, nur für dich
lines-hidden = { $n ->
        [one] { $n } Zeile von Leuten, die du stummgeschaltet hast.
       *[other] { $n } Zeilen von Leuten, die du stummgeschaltet hast.
    }
show-lines = Vorerst zeigen
hide-lines = Wieder verbergen
people-at-table = Leute an diesem Tisch
mute-person = Stummschalten
stop-muting = Nicht mehr stummschalten
block-person = Blockieren …
stop-blocking = Nicht mehr blockieren
block-name = { $name } blockieren
person-muted = Du siehst nicht mehr, was { $name } sagt.
person-unmuted = Du siehst wieder, was { $name } sagt.
person-blocked = { $name } ist blockiert.
person-unblocked = { $name } ist nicht mehr blockiert.
mute-means = Stummschalten verbirgt, was jemand sagt, nur für dich. Die anderen erfahren es nicht.
mute-means-spectators = Stummschalten verbirgt in diesem Browser, was unter einem Namen gesagt wird. Wer zuschaut, kann sich einen anderen Namen geben.
block-means-always = Du siehst nicht mehr, was { $name } sagt, und ihr trefft euch nicht wieder: Keiner von euch kann einen Platz nehmen, wo der andere sitzt, und es gibt keine Revanche. Diese Partie geht weiter. Niemand erfährt es von uns, aber wem ein Platz verweigert wird, der kann es sich denken.
block-means-here = Du siehst nicht mehr, was { $name } sagt, und es gibt keine Revanche. Diese Partie geht weiter. Das gilt nur an diesem Tisch: Damit es überall gilt, braucht es zwei Konten, und du musst angemeldet sein. Niemand erfährt es von uns, aber wer um eine Revanche bittet, kann es sich denken.
block-cannot = Niemand lässt sich so daran hindern, als Gast oder mit einem anderen Konto wiederzukommen oder mit einem Link zuzuschauen.
report = Melden
report-line = Die Zeile { $what } melden
report-who-sees = Die Leitung dieses Servers sieht dann die Zeile, wer sie gesagt hat und was du hier schreibst. Sonst erfährt es niemand.
report-reason = Warum
report-insult = eine Beleidigung
report-threat = eine Drohung
report-spam = Spam
report-other = etwas anderes
report-words = In deinen Worten, wenn du magst
report-send = Meldung schicken
report-sent = Gemeldet. Die Leitung dieses Servers sieht es sich an.
people-muted-blocked = Leute, die du stummgeschaltet oder blockiert hast
is-blocked = blockiert
is-muted = stummgeschaltet
nobody-muted-blocked = Niemand.
name-of-account-to-block = Der Name eines Kontos
block-account = Blockieren
block-account-means = Keiner von euch kann einen Platz nehmen, wo der andere sitzt; ihr seht die offenen Partien des anderen nicht, und es gibt keine Revanche. Du siehst nicht, was dort gesagt wird. Niemand erfährt es von uns, aber wem ein Platz verweigert wird, der kann es sich denken.

## table

end-game = Das Ende der Partie
rule-rule = Regel { $rule }
victory = Sieg
defeat = Niederlage
defeat-look-back = Die Analyse zeigt, wo es sich gewendet hat. Von jedem Augenblick an kannst du auch weiterspielen.
offer-a-rematch = Revanche anbieten
ask-for-a-rematch = Revanche verlangen
waiting-for-the-rematch = Warten auf die Revanche
rematch = Revanche
play-on-from = Weiterspielen ab …
link-to-this-game = Link zu dieser Partie
points = Punkte
nothing-hidden-any-more = Nichts ist mehr verborgen: Alles auf dem Tisch liegt offen.
opening-what-was-hidden = Das Verborgene wird geöffnet und das Siegel der Würfel geprüft …
keys = Tasten
who-goes-along = Wer mitgeht
all-here-who-can = alle hier, die können, gehen mit (noch { $count })
name-count-all-go = { $name }: { $count } von { $all } gehen
one-name-less = einmal weniger: { $name }
one-name-more = einmal mehr: { $name }
nobody-goes-choose-least = Niemand geht: Wähle wenigstens einen.
nobody-stands-here = Hier steht niemand.
no-blocks-next-map = Keine Blöcke neben der Karte.
other-side-choosing = Die andere Seite wählt.
who-computer-thinking = { $who } (der Computer) denkt nach.
who-computer-thinking-seconds =
    { $seconds ->
        [one] { $who } (der Computer) denkt nach, über jede Wahl höchstens eine Sekunde.
       *[other] { $who } (der Computer) denkt nach, über jede Wahl höchstens { $seconds } Sekunden.
    }
who-is-deciding = { $who } entscheidet.
waiting-somebody-take-other = Warten, bis jemand den anderen Platz nimmt.
game-about-begin = Gleich geht es los.
has-nothing-do-now = hat jetzt nichts zu tun.
may-go-places-lit = kann zu den hellen Orten gehen:
from-where = Von wo
from-place = von { $place }
where-to = Wohin
let-go = Loslassen
nothing-decide-now = Du hast jetzt nichts zu entscheiden.
panels = Tafeln
new = neu
pass-until-my-turn = Passen, bis ich am Zug bin
never-here-where-window = Nie hier ({ $where }): { $window }
never-window = Nie: { $window }
pass-until-turn = Du passt, bis du am Zug bist.
pass-here-where-window = Hier passt du ({ $where }): { $window }.
you-always-pass-window = Du passt immer: { $window }.
standing-orders = Dauerbefehle
ask-me = Frag mich
other-side-cannot-tell = Die andere Seite kann einen Befehl nicht von einer Hand ohne passende Karte unterscheiden.
you-inline = du
free = frei
is-here = ist da
is-away = ist fort
word-value-of-goal = { $word }: { $value } von { $goal }
menu = Menü
side-offers-a-draw = { $side } bietet Unentschieden an.
accept = Annehmen
decline = Ablehnen
to-the-rematch = Zur Revanche
replay-what-have-seen = Ansehen, was du gesehen hast
rules = Regeln
switch-hints-odds-off = Rat und Aussichten ausschalten
switch-hints-odds = Rat und Aussichten einschalten
withdraw-offer-draw = Angebot zurückziehen
offer-a-draw = Unentschieden anbieten
yes-i-resign = Ja, ich gebe auf
resign = Aufgeben …
download-the-record = Aufzeichnung herunterladen
can-choose-place = diesen Ort kannst du wählen
connection-lost-coming-back = Verbindung verloren. Sie kommt von selbst wieder; nichts, was du gewählt hast, geht verloren.
cards = Karten
to-play = Spielen
what-there-do-cards = zu dem, was zu tun ist: Karten, Kämpfer, Knöpfe
map-first-place-lit = zur Karte: der erste helle Ort
end-what-main-button = beenden: was der Hauptknopf tut
all-who-stand-together = alle, die beisammenstehen, gehen mit oder nicht
undo-inline = zurücknehmen
hint-what-computer-would = ein Rat: was der Computer an deiner Stelle täte
pass-every-window-until = in jedem Reaktionsfenster passen, bis du am Zug bist, oder wieder gefragt werden
odds-battle-attack-plan = die Aussichten der Schlacht oder des Angriffs, den du planst
let-go-block-close = einen Block loslassen, einen Ort schließen
on-the-map = Auf der Karte
next-place-direction = zum nächsten Ort in dieser Richtung
next-previous-place-lit = zum nächsten oder vorigen hellen Ort
choose-place-no-block = den Ort wählen; ohne Block in der Hand: zu den Blöcken, die dort stehen
nearer-farther-whole-map = näher, ferner, die ganze Karte
in-a-panel = In einer Tafel
from-card-card-block = von Karte zu Karte, Block zu Block, Knopf zu Knopf
choose = wählen
to-your-hand = zu deiner Hand
choices-chronicle-board-words = Wahl, Chronik, Lage in Worten, offene Karten, Vorräte, Gespräch, Notizen, Regeln
this-list = diese Liste
there-no-more-say = Mehr gibt es dazu nicht zu sagen.
choices = Wahl
board = Lage
pools = Vorräte
notes = Notizen

## titles

tiro-recruit-first-game = Tiro: ein Rekrut, für die erste Partie
miles-knows-the-drill = Miles: beherrscht den Drill
centurio-has-seen-battles = Centurio: hat Schlachten gesehen
legatus-leads-armies = Legatus: führt Heere
imperator-thinks-long-plays = Imperator: denkt lange nach und will gewinnen

## tutorial

your-coach = Dein Lehrer
chapters = Kapitel
leave-the-guide = Ohne Anleitung weiter
why-label = Warum?
play-on = Weiterspielen
a-guided-first-game = eine erste Partie mit Anleitung
learn-by-playing = Spielend lernen
learn-about-minutes-minutes = In etwa { $minutes } Minuten lernen

## help/InspectionPanel.svelte

about-this-move = Zu diesem Zug

## board/ResultTable.svelte

counts-now = gilt jetzt

## table/TableView.svelte

legend = Legende
record-cannot-be-read = Die Aufzeichnung ist nicht zu lesen. Versuche es noch einmal.

## tutorial/CoachPanel.svelte

now-you-against = Jetzt du gegen { $bot }
next-chapter = Nächstes Kapitel
zoom-in = Näher
zoom-out = Ferner
whole-map = Ganze Karte

## log/EnemyTurn.svelte

enemy-turn = Was die anderen taten
film-pause = Anhalten
film-go-on = Weiter
film-next = Nächstes
film-back = Zurück
film-skip = Bis zu meinem Zug
step-of-steps = { $step } von { $steps }
what-happened =
    Was haben sie getan? ({ $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    })
film-pace = Der Zug der Gegenseite
film-slow = Langsam
film-quick = Schnell
film-off = Aus
film-again = Von vorn
film-step = Schritt { $step }
film-concerns = Angehalten: Es betrifft deine Truppen
film-looking-back = Du siehst noch einmal, was geschehen ist.
effect-yours-attacked = { $place } ist umkämpft: { $pieces }.
effect-contested = { $place } ist umkämpft.
effect-held = { $place } gehört jetzt { $side }.
effect-vacant = { $place } gehört jetzt niemandem.
effect-figure = { $side }, { $label }: { $was } → { $value }.
effect-lost = Du verlierst { $pieces }.
order-of-turns = Reihenfolge der Züge
last-roll = Der letzte Wurf
battle-result = Das Ergebnis der Schlacht
battle-is-over = Die Schlacht ist vorbei.
battle-close-sheet = Schließe das Blatt, um weiterzuspielen.
battle-next = Als Nächstes: { $prompt }
film-steps = Schritte des Zuges
battle-continue = Weiter
dice-hit-of = { $hits } Treffer mit { $rolled ->
        [one] 1 Würfel
       *[other] { $rolled } Würfeln
    }
fate-lost = verloren
fate-unhurt = unversehrt
fate-stays = bleibt
fate-retreats = nach { $place }
really-waste = { $action }: { $lost }. Wirklich?
title-your-turn = Du bist dran
title-side-turn = { $side } ist dran
no-such-page = Diese Seite gibt es nicht
no-such-page-hint = Vielleicht fehlt ein Teil der Adresse. Links zu Partien sind lang; kopiere sie ganz.
the-dock = Ablage: Schlacht und Karten
unfold-panel = Leiste ausklappen
fold-panel = Leiste einklappen
card-played = gespielte Karte
several-places = einer von mehreren Orten

## Befehle

your-orders = Deine Befehle
order-where-to = wohin?
order-goes-to = nach
order-attacks = Angriff
order-take-back = Zurücknehmen: { $order }
order-taken-back = Zurückgenommen: { $order }.
order-lost = Zurückgenommen. Ohne diesen Befehl geht auch das nicht mehr: { $places }.
orders-send = { $count ->
        [one] Befehl absenden
       *[other] { $count } Befehle absenden
    }: { $action }
reach-some = { $going } von { $selected }
reach-road = Straße { $used }/{ $limit }
group-add = Blöcke anderer Orte dazunehmen
really-final = { $action }: Das lässt sich nicht zurücknehmen. Wirklich?
ask-before-sending = Nachfragen, bevor Befehle abgehen
ask-on-phones = Auf Telefonen
ask-always = Immer
ask-never = Nie
