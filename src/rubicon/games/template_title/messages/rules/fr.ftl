### Les titres des règles. La clé est le titre anglais.

rule-template-title = Titre modèle
rule-the-game = Le jeu
rule-hills = Collines
rule-cards = Cartes
rule-favours = Faveurs
rule-a-round = Une ronde
rule-the-hill = La colline
rule-the-secret-choice = Le choix secret
rule-the-dice = Les dés
rule-spending-a-favour = Dépenser une faveur
rule-taking-the-hill = Prendre la colline
rule-the-end = La fin
rule-winning = Victoire
rule-the-short-game = La partie courte
