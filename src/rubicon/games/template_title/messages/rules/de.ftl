### Die Überschriften der Regeln. Der Schlüssel ist die englische Überschrift.

rule-template-title = Mustertitel
rule-the-game = Das Spiel
rule-hills = Hügel
rule-cards = Karten
rule-favours = Gunst
rule-a-round = Eine Runde
rule-the-hill = Der Hügel
rule-the-secret-choice = Die geheime Wahl
rule-the-dice = Die Würfel
rule-spending-a-favour = Gunst einsetzen
rule-taking-the-hill = Den Hügel nehmen
rule-the-end = Das Ende
rule-winning = Sieg
rule-the-short-game = Die kurze Partie
