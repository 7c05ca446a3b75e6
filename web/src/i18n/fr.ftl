### Texts of the page.

## account

signed-in = Connecté
a-device = un appareil
this-device = cet appareil
last-used-moment = utilisé pour la dernière fois { $moment }
sign-out-what = Déconnecter { $what }
sign-out = Se déconnecter
a-new-password = Un nouveau mot de passe
new-password = Nouveau mot de passe
set-sign = Le choisir et se connecter
a-browser = un navigateur
mail = courrier
a-webhook = un webhook
notices-signed-secret-which = Les avis sont signés avec ce secret, montré seulement maintenant : { $secret }
letter-its-way-notices = Une lettre est en route. Les avis commencent quand tu y as dit oui.
notices = Avis
told-when-turn-not = Sois averti quand c’est ton tour et que tu n’es pas à la table. Un avis nomme la partie, et rien de ce qui s’y passe.
remove-what = Retirer { $what }
not-told-yet = Tu n’es pas encore averti.
tell-me-browser = M’avertir dans ce navigateur
by = Par
address = Adresse
add = Ajouter
is-it-you = Est-ce bien toi ?
stolen-session-must-not = Une session volée ne doit pas suffire pour cela. Donne de nouveau ton mot de passe ou une clé d’accès.
your-password-again = Ton mot de passe, de nouveau
go-on = Continuer
with-a-passkey = Avec une clé d’accès
cancel = Annuler
letter-its-way-address = Une lettre est en route. L’adresse compte quand tu as ouvert son lien sur cet appareil.
if-forget-password = Si tu oublies ton mot de passe
letter-goes-address = Une lettre part à { $address }.
forget-the-address = Oublier l’adresse
another-mail-address = Une autre adresse de courrier
your-mail-address = Ton adresse de courrier
send-letter-confirm = Envoyer une lettre pour la confirmer
give-your-name-first = Donne d’abord ton nom.
if-account-has-mail = Si ce compte a une adresse de courrier, une lettre est en route. Son lien est valable une heure.
a-new-account = Un nouveau compte
sign-in = Se connecter
nobody-needs-account-play = Nul besoin d’un compte pour jouer. Il réunit tes parties sur tous tes appareils, avec un historique et un classement.
name = Nom
password = Mot de passe
make-the-account = Créer le compte
first-passkey = première clé d’accès
passkey-instead-password = Avec une clé d’accès au lieu d’un mot de passe
sign-passkey = Se connecter avec une clé d’accès
i-have-forgotten-my = J’ai oublié mon mot de passe
i-have-account-already = J’ai déjà un compte
i-have-no-account = Je n’ai pas encore de compte
no-passkey-was-given = Aucune clé d’accès n’a été donnée. Réessaie, ou prends un mot de passe.
browser-does-not-allow = Le navigateur ne permet pas d’avis de cette page. Ce réglage se change à côté de l’adresse.
browser-could-not-registered = Ce navigateur n’a pas pu être inscrit pour les avis. Essaie plutôt le courrier.

## analysis

turning-points = Tournants
side-before-after = { $side } { $before } → { $after }
game-took-its-course = La partie a suivi son cours sans tournant.
mistakes-what-each-side = Erreurs, selon ce que chaque camp pouvait savoir
cost-cost-error = coût { $cost } (± { $error })
played = Joué :
better = Mieux :
none-stands-out-from = Aucune qui dépasse la chance du tirage.
the-truth = La vérité
as-side-saw-it = Comme { $side } l’a vu
section-side-wins-chance = { $section } : { $side } gagne à { $chance }
win-chances = Chances de gagner
up-side-wins = ↑ { $side } gagne
down-side-wins = ↓ { $side } gagne
whose-knowledge = Savoir de qui
chance-side-through-game = Chances de { $side } au fil de la partie
replay-from-here = Revoir à partir d’ici

## board

has-acted = a agi
hit-to-take = { $n ->
        [one] { $n } touche à encaisser
       *[other] { $n } touches à encaisser
    }
in-reserve = en réserve
rolled-dice-hits-hits = a lancé { $dice }, touches : { $hits }

## cards

chosen = choisi
discarded = défaussé
side-hand = Main de { $side }
no-cards = pas de cartes
one-less = un de moins
from-least-to-most = de { $least } à { $most }
one-more = un de plus
your-hand = Ta main
bidding = Enchère
of-purse = sur { $purse }
no-cards-here = Pas de cartes ici.

## clocks

no-clock = Sans pendule
live = En direct
text-15-minutes-each-10 = 15 minutes chacun, et 10 secondes par coup
text-30-minutes-each-20 = 30 minutes chacun, et 20 secondes par coup
text-1-hour-each-30 = 1 heure chacun, et 30 secondes par coup
days = Jours
text-1-day-move-2 = 1 jour par coup, 2 pauses d’une semaine
text-3-days-move-2 = 3 jours par coup, 2 pauses d’une semaine
text-7-days-move-2 = 7 jours par coup, 2 pauses de deux semaines
clock = Pendule
no-clock-ends-game = aucune pendule ne finit une partie d’elle-même : l’autre camp peut la réclamer, ou attendre
days-days-hours-h = { $days } jours { $hours } h
clocks = Pendules
time-is-up = temps écoulé
paused = en pause
short-of-time = à court de temps
pause-pauses-left = Pause (encore { $pauses })
other-side-has-left = L’autre camp est parti
the-time-is-up = Le temps est écoulé
nobody-has-played-here = Personne n’a joué ici depuis une semaine. Tu peux réclamer la partie, ou continuer.
side-has-no-time = { $side } n’a plus de temps. Tu peux réclamer la partie, ou continuer.
claim-the-win = Réclamer la victoire
claim-a-draw = Réclamer la nulle

## help

side-wins-chance = { $side } gagne : { $chance }
odds-at-place = Chances à { $place }
side-loses-average-steps = { $side } perd en moyenne { $steps } pas, { $pieces } blocs.
leader-dies-chance = { $leader } meurt : { $chance }
exact-if-both-fight = Exact, si les deux combattent jusqu’au bout.
if-both-fight-mean = Si les deux combattent jusqu’au bout : moyenne de { $samples } positions conformes à ce que tu sais, ± son erreur type.
help = Aide
hint = Conseil
odds-place = Chances : { $place }
thinking = Réflexion …
computing = Calcul …
close = Fermer
then-steps = puis { $steps }
hint-none = Rien de ce qui a été essayé ne vaut mieux que le jeu habituel : { $now } de chances de gagner, d’après { $playouts } parties poursuivies. Rien n’est donc conseillé.
hint-equal = Le meilleur de ce qui a été essayé vaut à peu près le jeu habituel : { $now } de chances de gagner, d’après { $playouts } parties poursuivies. Rien n’est donc conseillé.
hint-clear = Nettement mieux que tout ce qui a été essayé d’autre.
hint-likely = Probablement mieux que tout ce qui a été essayé d’autre.
hint-even = D’autres choix valent peut-être autant.
hint-leads = Mène à ceci : { $event } ({ $share } des parties, sinon { $usual })
hint-hope = Ce qui t’aide : { $event } ({ $share })
hint-risk = Ce que cela risque : { $event } ({ $share })
what-was-tried = Ce qui a été essayé
as-usually-played = Comme d’habitude
with-this = Avec cela
chance-win-from-playouts = Tes chances de gagner, d’après { $playouts } parties continuées dans des positions conformes à ce que tu sais.
do-it = Le faire
rules-english = Les règles sont en anglais.
number-or-word = Numéro ou mot
no-rule-mentions-that = Aucune règle n’en parle.
choose-battle-ask-about = Choisis la bataille sur laquelle tu interroges.
there-no-battle-pick = Il n’y a pas de bataille. Prends un bloc qui pourrait attaquer, puis demande.

## log

show-what-came-before = Montrer ce qui précède
nothing-has-happened-yet = Rien ne s’est encore passé.
taken-back = Repris.
in-reserve-2 = { $n } en réserve
what-to-do-now = Que faire maintenant
there-nothing-decide-now = Tu n’as rien à décider maintenant.
cards-played = Cartes jouées
choice-for-piece = { $n ->
        [one] { $n } choix pour { $piece }
       *[other] { $n } choix pour { $piece }
    }
undo = Annuler le coup
places = Lieux
find-a-place = Trouver un lieu
empty-places-too = les lieux vides aussi
choice-at-place = { $n ->
        [one] { $n } choix à { $place }
       *[other] { $n } choix à { $place }
    }
moved = déplacé
your-pieces = à toi : { $pieces }
side-pieces = { $side } : { $pieces }
blocks-of-side = { $n } blocs de { $side }
empty = vide
worth-value = vaut { $value }
round-round-of-rounds = Manche { $round } sur { $rounds }
round-round = Manche { $round }

## net

server-cannot-reached-check = Le serveur est injoignable. Vérifie ta connexion et réessaie.
server-answered-status = Le serveur a répondu { $status }.

## operators

for-an-hour = pour une heure
for-a-day = pour un jour
for-a-week = pour une semaine
until-it-is-lifted = jusqu’à la levée
account = compte
client = client
table = table
line-of-chat = ligne de discussion
ban = Bannir
lift-a-ban = Lever un bannissement
mute = Rendre muet
lift-a-mute = Rendre la parole
open-again = Rouvrir
remove = Retirer
read-the-chat = Lire la discussion
up-to-date = À jour.
done = Fait.
lift = Lever
a-spectator = un spectateur
side = camp { $n }
operators = Responsables
refresh = Actualiser
the-secret-of-operators = Le secret des responsables
enter = Entrer
what-do-next = Pour ce que tu fais ensuite
reason-for-the-log = Raison, pour le journal
bans-and-mutes-hold = Bannissements et silences durent
who-is-here = Qui est là : { $n }
mute-the-account = Rendre le compte muet
ban-the-account = Bannir le compte
close-the-table = Fermer la table
nobody-table = Personne n’est à une table.
what-costs-most = Ce qui coûte le plus
of-its-share = { $n } % de sa part
nothing = Rien.
bans-mutes-closed-tables = Bannissements, silences et tables fermées
until-moment = jusqu’à { $moment }
what = Quoi
whom = Qui
name-account-code-address = Nom du compte ; code ou adresse du client
a-table = Une table
its-number = Son numéro
chat-at-table-game = Discussion à la table { $game }
somebody = quelqu’un
removed-by-an-operator = (retiré par un responsable)
remove-the-line-what = Retirer la ligne { $what }
nobody-has-said-anything = Personne n’a rien dit.
what-operators-did = Ce que les responsables ont fait
seat = place
a-report = signalement
settle = Réglé
reported-lines = Lignes signalées : { $n }
reported-by = { $reason }, dit { $who }, { $moment }
mute-the-seat = Rendre la place muette

## pages

won = gagné
lost = perdu
a-draw = nulle
the-address-is-confirmed = L’adresse est confirmée.
they-list = Elles sont sur ta liste.
password-changed-all-other = Le mot de passe est changé. Tous les autres appareils sont déconnectés. Les clés d’accès restent : retire celles qui ne sont pas à toi.
account-deleted-vale = Le compte est supprimé. Vale !
account-label = Compte
password-changed-all-other-devices = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
your-games = Tes parties
your-turn = à toi de jouer
since-day = depuis { $day }
take-what-off-list = Ôter { $what } de la liste
no-game-goes-those = Aucune partie en cours. Celles que tu commences connecté sont ici, sur chaque appareil.
add-game-browser = { $n ->
        [one] Ajouter la partie de ce navigateur ({ $n })
       *[other] Ajouter les { $n } parties de ce navigateur
    }
history = Historique
rated-game = { $n ->
        [one] { $n } partie classée
       *[other] { $n } parties classées
    }
no-game-has-ended = Aucune partie n’est encore finie.
ways-to-sign-in = Façons de se connecter
passkey-of-day = clé d’accès du { $day }
the-passkey-is-kept = La clé d’accès est gardée.
add-a-passkey = Ajouter une clé d’accès
change-the-password = Changer le mot de passe
device-signed-out = Cet appareil est déconnecté.
sign-out-all-devices = Se déconnecter sur tous les appareils
your-data = Tes données
download-everything-kept-about = Télécharger tout ce qui est gardé sur toi
delete-the-account = Supprimer le compte …
games-stay-opponents-without = Tes parties restent à tes adversaires, sans ton nom. C’est sans retour.
delete-my-account = Supprimer mon compte
analysis = Analyse
to-the-start-page = Vers l’accueil
replay = Revoir
waiting-for-its-turn = Attend son tour …
looking-at-every-position = Examen de chaque position …
how-far-analysis = Avancement de l’analyse
meanwhile-first-sketch-how = En attendant, une première esquisse : la situation à première vue, sans la jouer.
playing-the-game-again = La partie est rejouée …
game-cannot-shown = Cette partie ne peut pas être montrée
try-again = Réessayer
no-invitation-link-code = Ce n’est pas une invitation. C’est un lien avec un #, ou le code après le #.
open-games = Parties ouvertes
name-of-an-account = nom d’un compte
play-side = Jouer { $side }
nobody-waiting-opponent-now = Personne n’attend d’adversaire pour l’instant.
more-open-games = Plus de parties ouvertes
have-got-invitation-link = As-tu une invitation, ou un lien pour regarder ? Le lien ou le code :
open-it = L’ouvrir
reading-the-record = Lecture de l’enregistrement …
play-the-computer = Contre l’ordinateur
two-at-this-screen = À deux devant cet écran
invite-a-friend = Inviter un ami
against-bot = contre { $bot }
two-at-one-screen = à deux devant un écran
with-a-friend = avec un ami
copied = Copié
copy = Copier
you = Toi
wargames-ancient-world-table = Des jeux de guerre du monde antique, à ta propre table.
play-now = Jouer maintenant
title-side-against-bot = { $title } : { $side } contre { $bot }
a-new-game = Une nouvelle partie
send-link-friend-whoever = Envoie ce lien à ton ami. Qui l’ouvre prend l’autre place.
invitation = Invitation
code-alone-start-page = Ou le code seul, pour l’accueil
those-who-want-watch = Pour ceux qui veulent regarder
go-to-the-table = Aller à la table
who-plays = Qui joue
game = Jeu
opponent = Adversaire
your-side = Ton camp
name-if-like = Ton nom, si tu veux
rules-and-setup = Règles et mise en place
hints-odds-when-i = Conseils et chances, quand je les demande
anybody-may-join-list = Tout le monde peut venir : la montrer parmi les parties ouvertes
make-the-invitation = Faire l’invitation
begin = Commencer
over = finie
forget-what = Oublier { $what }
an-old-game = Une ancienne partie
how-it-goes = Comment ça se joue
invited-game = Tu es invité à une partie
take-the-seat = Prendre la place
this-door-is-closed = Cette porte est fermée
server-has-ended-connection = Le serveur a mis fin à la connexion.
something-went-wrong = Quelque chose a mal tourné
server-cannot-reached-trying = Le serveur est injoignable. Nouvel essai …
sitting-down = On s’assied …
side-it-is-yours = { $side }, à toi
hand-screen-over-nobody = Passe l’écran. Personne d’autre ne doit regarder.
i-am-side = Je suis { $side }
map-of-title = La carte de { $title }
name-invites-you = { $name } t’invite
against-label = Contre
somebody-without-name = quelqu’un sans nom
waits-at-the-table = attend à la table
title-clock-side-free = { $title }, { $clock }. La place de { $side } est libre.
share-the-invitation = Partager l’invitation …
link-is-where-game-was-made = Le lien pour ton adversaire est sur l’appareil où la partie a été créée.
game-begins-by-itself = La partie commence d’elle-même dès que quelqu’un s’assied.
both-may-look-side-decides = Tous deux peuvent regarder. { $side } décide :
all-of-your-games = Toutes les { $n } parties
not-sent-yet = Pas encore envoyé : { $what }. Ce sera envoyé dès que le serveur répondra. Tu peux choisir de nouveau.
take-it-back = Reprendre
at-most-time = au plus { $time }
who-may-stand-here = Qui peut être ici
how-you-know = Comment tu le sais
how-likely = Probabilité
what-was-seen-here = Ce qu’on a vu ici
only-what-you-could-see = Seulement ce que tu as pu voir ou déduire.
your-note-on-place = Ta note sur { $place }

## replay

side-against-bot-from = { $side } contre { $bot }, à partir de l’étape { $at } d’une ancienne partie
play-from-step = Reprendre à l’étape { $at }
new-game-begins-position = Une nouvelle partie commence dans cette position, avec de nouveaux dés scellés. L’ancienne reste comme elle est.
setting-up = Mise en place …
drop-record-finished-game = Dépose ici l’enregistrement d’une partie finie, ou choisis-le :
checking-the-record = Vérification de l’enregistrement …
spectators = Spectateurs
link-copied = Lien copié
back-to-the-table = Retour à la table
view = Vue
the-map = La carte
who-has-won = { $who } a gagné.
game-draw = La partie est nulle.
play-on-from-here = Reprendre à partir d’ici
download = Télécharger
share = Partager
who-played-seal-dice = Qui a joué, et le sceau des dés
chronicle = Chronique
one-step-back = Une étape en arrière
step-at-of-last = Étape { $at } sur { $last }
one-step-on = Une étape en avant
let-it-run = Laisser défiler
speed-a-second = { $speed } par seconde
jump = Sauter
previous-turn = Tour précédent
next-turn = Tour suivant
previous-battle = Bataille précédente
next-battle = Bataille suivante
checking-seal-dice = Vérification du sceau des dés …
browser-has-checked-seed = { $n ->
        [one] Ton navigateur l’a vérifié : la graine est celle promise avant la partie, et chaque dé en vient ({ $n } lancer).
       *[other] Ton navigateur l’a vérifié : la graine est celle promise avant la partie, et chaque dé en vient ({ $n } lancers).
    }
browser-has-checked-seed-one = Ton navigateur l’a vérifié : la graine est celle promise avant la partie. Aucun dé n’a été lancé.
dice-game-were-open = Les dés de cette partie étaient ouverts : rien n’était promis à leur sujet.
seal-broken-line-line = Le sceau est brisé : la ligne { $line } de l’enregistrement n’est pas ce qui était promis.
browser-checks-seals-only = Ce navigateur ne vérifie les sceaux que sur des pages venues par https.
the-seal-is-broken = Le sceau est brisé.
the-seal-holds = Le sceau tient.
the-dice = Les dés
server-has-played-game = Le serveur a rejoué la partie : { $verdict }
file-too-large-record = Ce fichier est trop grand pour un enregistrement : il a { $size } Ko, un enregistrement au plus { $most }.
file-not-record-rubicon = Ce fichier n’est pas un enregistrement de Rubicon. Ils finissent par .rubicon et se téléchargent quand une partie est finie.
record-cannot-opened-why = Cet enregistrement ne s’ouvre pas : { $why }
past-cannot-changed = C’est le passé ; on ne peut pas le changer.

## settings

how-it-looks = Apparence
light = Lumière
as-the-system = comme le système
light-inline = clair
dark = sombre
text = Texte
normal = normal
large = grand
motion = Mouvement
off = sans
sound = Son
sound-turn = quand c’est mon tour
sound-all = cartes, marches, dés, tours
language = Langue
as-the-browser = comme le navigateur

## social

talk = Discussion
say-something = Dis quelque chose
say-it = Le dire
kept = Gardé.
notes-for-you-alone = Notes, pour toi seul
lines-hidden = { $n ->
        [one] { $n } ligne de gens que tu as rendus muets.
       *[other] { $n } lignes de gens que tu as rendus muets.
    }
show-lines = Montrer pour l’instant
hide-lines = Cacher de nouveau
people-at-table = Les gens à cette table
mute-person = Rendre muet
stop-muting = Rendre la parole
block-person = Bloquer …
stop-blocking = Débloquer
block-name = Bloquer { $name }
person-muted = Tu ne vois pas ce que dit { $name }.
person-unmuted = Tu vois de nouveau ce que dit { $name }.
person-blocked = { $name } est bloqué.
person-unblocked = { $name } n’est plus bloqué.
mute-means = Rendre muet cache ce que quelqu’un dit, pour toi seul. La personne n’en sait rien.
mute-means-spectators = Rendre muet cache ce qui est dit sous un nom, dans ce navigateur. Les spectateurs peuvent prendre un autre nom.
block-means-always = Tu ne vois pas ce que dit { $name }, et on ne se croise plus : aucun des deux ne peut prendre place où l’autre est assis, et il n’y a pas de revanche. Cette partie continue. La personne n’en sait rien, mais peut le remarquer quand une place lui est refusée.
block-means-here = Tu ne vois pas ce que dit { $name }, et il n’y a pas de revanche. Cette partie continue. Cela ne vaut qu’à cette table, car il faut deux comptes pour que cela vaille partout, et tu dois être connecté. La personne n’en sait rien, mais peut le remarquer en demandant une revanche.
block-cannot = Cela n’empêche personne de revenir en invité ou avec un autre compte, ni de regarder avec un lien.
report = Signaler
report-line = Signaler la ligne { $what }
report-who-sees = Les responsables de ce serveur verront la ligne, qui l’a dite, et ce que tu écris ici. Personne d’autre n’en sait rien.
report-reason = Pourquoi
report-insult = une insulte
report-threat = une menace
report-spam = du spam
report-other = autre chose
report-words = Avec tes mots, si tu veux
report-send = Envoyer le signalement
report-sent = Signalé. Les responsables de ce serveur s’en occuperont.
people-muted-blocked = Gens que tu as rendus muets ou bloqués
is-blocked = bloqué
is-muted = muet
nobody-muted-blocked = Personne.
name-of-account-to-block = Le nom d’un compte
block-account = Le bloquer
block-account-means = Aucun des deux ne peut prendre place où l’autre est assis, aucun ne voit les parties ouvertes de l’autre, et il n’y a pas de revanche. Tu ne vois pas ce que dit la personne. Elle n’en sait rien, mais peut le remarquer quand une place lui est refusée.

## table

end-game = La fin de la partie
rule-rule = règle { $rule }
victory = Victoire
defeat = Défaite
defeat-look-back = L’analyse montre où tout a basculé. Tu peux aussi rejouer à partir de n’importe quel moment.
offer-a-rematch = Proposer une revanche
ask-for-a-rematch = Demander une revanche
waiting-for-the-rematch = En attente de la revanche
rematch = Revanche
play-on-from = Reprendre à partir de …
link-to-this-game = Lien vers cette partie
points = Points
nothing-hidden-any-more = Plus rien n’est caché : tout sur la table est face visible.
opening-what-was-hidden = Ouverture de ce qui était caché, et vérification du sceau des dés …
keys = Touches
who-goes-along = Qui va avec
all-here-who-can = tous ceux d’ici qui peuvent aller avec (encore { $count })
name-count-all-go = { $name } : { $count } sur { $all } partent
one-name-less = un { $name } de moins
one-name-more = un { $name } de plus
nobody-goes-choose-least = Personne ne part : choisis-en au moins un.
nobody-stands-here = Personne ne se tient ici.
no-blocks-next-map = Pas de blocs à côté de la carte.
other-side-choosing = L’autre camp choisit.
who-computer-thinking = { $who } (l’ordinateur) réfléchit.
who-computer-thinking-seconds =
    { $seconds ->
        [one] { $who } (l’ordinateur) réfléchit, une seconde au plus pour chaque choix.
       *[other] { $who } (l’ordinateur) réfléchit, { $seconds } secondes au plus pour chaque choix.
    }
who-is-deciding = { $who } décide.
waiting-somebody-take-other = En attente de quelqu’un pour l’autre place.
game-about-begin = La partie va commencer.
has-nothing-do-now = n’a rien à faire maintenant.
may-go-places-lit = peut aller aux lieux éclairés :
from-where = D’où
from-place = de { $place }
where-to = Vers où
let-go = Lâcher
nothing-decide-now = Tu n’as rien à décider maintenant.
panels = Panneaux
new = nouveau
pass-until-my-turn = Passer jusqu’à mon tour
never-here-where-window = Jamais ici ({ $where }) : { $window }
never-window = Jamais : { $window }
pass-until-turn = Tu passes jusqu’à ton tour.
pass-here-where-window = Tu passes ici ({ $where }) : { $window }.
you-always-pass-window = Tu passes toujours : { $window }.
standing-orders = Ordres permanents
ask-me = Me demander
other-side-cannot-tell = L’autre camp ne peut pas distinguer un ordre d’une main sans rien à jouer.
you-inline = toi
free = libre
is-here = est là
is-away = est absent
word-value-of-goal = { $word } : { $value } sur { $goal }
menu = Menu
side-offers-a-draw = { $side } propose la nulle.
accept = Accepter
decline = Refuser
to-the-rematch = Vers la revanche
replay-what-have-seen = Revoir ce que tu as vu
rules = Règles
switch-hints-odds-off = Désactiver conseils et chances
switch-hints-odds = Activer conseils et chances
withdraw-offer-draw = Retirer l’offre de nulle
offer-a-draw = Proposer la nulle
yes-i-resign = Oui, j’abandonne
resign = Abandonner …
download-the-record = Télécharger l’enregistrement
can-choose-place = tu peux choisir ce lieu
connection-lost-coming-back = Connexion perdue. Elle revient d’elle-même ; rien de ce que tu as choisi n’est perdu.
cards = Cartes
to-play = Pour jouer
what-there-do-cards = vers ce qu’il y a à faire : cartes, combattants, boutons
map-first-place-lit = vers la carte : le premier lieu éclairé
end-what-main-button = finir : ce que fait le bouton principal
all-who-stand-together = tous ceux qui sont ensemble vont avec, ou non
undo-inline = annuler le coup
hint-what-computer-would = un conseil : ce que l’ordinateur ferait à ta place
pass-every-window-until = passer à chaque fenêtre jusqu’à ton tour, ou être de nouveau interrogé
odds-battle-attack-plan = les chances de la bataille, ou de l’attaque que tu prévois
let-go-block-close = lâcher un bloc, fermer un lieu
on-the-map = Sur la carte
next-place-direction = au lieu suivant dans cette direction
next-previous-place-lit = au lieu éclairé suivant ou précédent
choose-place-no-block = choisir le lieu ; sans bloc en main, aller aux blocs qui s’y tiennent
nearer-farther-whole-map = plus près, plus loin, toute la carte
in-a-panel = Dans un panneau
from-card-card-block = de carte en carte, de bloc en bloc, de bouton en bouton
choose = choisir
to-your-hand = vers ta main
choices-chronicle-board-words = choix, chronique, plateau en mots, cartes sur la table, réserves, discussion, notes, règles
this-list = cette liste
there-no-more-say = Il n’y a rien de plus à dire.
choices = Choix
board = Plateau
pools = Réserves
notes = Notes

## titles

tiro-recruit-first-game = Tiro : une recrue, pour une première partie
miles-knows-the-drill = Miles : connaît l’exercice
centurio-has-seen-battles = Centurio : a vu des batailles
legatus-leads-armies = Legatus : mène des armées
imperator-thinks-long-plays = Imperator : réfléchit longtemps et joue pour gagner

## tutorial

your-coach = Ton guide
chapters = Chapitres
leave-the-guide = Quitter le guide
why-label = Pourquoi ?
play-on = Continuer à jouer
a-guided-first-game = une première partie guidée
learn-by-playing = Apprendre en jouant
learn-about-minutes-minutes = L’apprendre en { $minutes } minutes environ

## help/InspectionPanel.svelte

about-this-move = À propos de ce coup

## board/ResultTable.svelte

counts-now = compte maintenant

## table/TableView.svelte

legend = Légende
record-cannot-be-read = L’enregistrement est illisible. Réessaie.
now-you-against = À toi contre { $bot }
next-chapter = Chapitre suivant
zoom-in = Plus près
zoom-out = Plus loin
whole-map = Toute la carte

## log/EnemyTurn.svelte

enemy-turn = Ce que les autres ont fait
film-pause = Pause
film-go-on = Continuer
film-next = Suivant
film-back = Retour
film-skip = Jusqu'à mon tour
step-of-steps = { $step } sur { $steps }
what-happened =
    Qu'ont-ils fait ? ({ $count ->
        [one] 1 étape
       *[other] { $count } étapes
    })
film-pace = Le tour adverse
film-slow = Lent
film-quick = Rapide
film-off = Sans
film-again = Depuis le début
film-step = étape { $step }
film-concerns = En pause : cela touche tes troupes
film-looking-back = Tu revois ce qui s'est passé.
effect-yours-attacked = { $place } est disputé : { $pieces }.
effect-contested = { $place } est disputé.
effect-held = { $place } est maintenant à { $side }.
effect-vacant = { $place } n'est plus à personne.
effect-figure = { $side }, { $label } : { $was } → { $value }.
effect-lost = Tu perds { $pieces }.
order-of-turns = Ordre des tours
last-roll = Le dernier jet
battle-result = Le résultat de la bataille
battle-is-over = La bataille est finie.
battle-close-sheet = Ferme la feuille pour continuer.
battle-next = Ensuite : { $prompt }
film-steps = Étapes du tour
battle-continue = Continuer
dice-hit-of = { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } avec { $rolled ->
        [one] { $rolled } dé
       *[other] { $rolled } dés
    }
fate-lost = perdu
fate-unhurt = indemne
fate-stays = reste
fate-retreats = vers { $place }
really-waste = { $action } : { $lost }. Vraiment ?
title-your-turn = À toi de jouer
title-side-turn = Au tour de { $side }
no-such-page = Cette page n'existe pas
no-such-page-hint = L'adresse est peut-être incomplète. Les liens vers les parties sont longs ; copie-les en entier.
the-dock = Tableau : bataille et cartes
unfold-panel = Déplier le panneau
fold-panel = Replier le panneau
card-played = carte jouée
several-places = un lieu parmi plusieurs

## Ordres

your-orders = Tes ordres
order-where-to = vers où ?
order-goes-to = vers
order-attacks = attaque
order-take-back = Reprendre : { $order }
order-taken-back = Repris : { $order }.
order-lost = Repris. Sans cet ordre, ceci n’est plus possible : { $places }.
orders-send = { $count ->
        [one] Envoyer l’ordre
       *[other] Envoyer { $count } ordres
    } : { $action }
reach-some = { $going } sur { $selected }
reach-road = route { $used }/{ $limit }
group-add = Ajouter des blocs d’autres lieux
really-final = { $action } : impossible de revenir en arrière. Vraiment ?
ask-before-sending = Demander avant d’envoyer les ordres
ask-on-phones = Sur téléphone
ask-always = Toujours
ask-never = Jamais
