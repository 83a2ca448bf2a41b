# What all rooms say.

room-not-opened = No se pudo abrir el enlace.
room-too-many = La página sigue ocupada y no ha podido hacer lo último que has pedido. Inténtalo de nuevo en un momento.
unknown-address = En esta dirección no hay ninguna página. Aquí tienes tu partida.
position-save = Guardar en «Partidas»
position-saved = Guardada en «Partidas»
position-known = Ya está en «Partidas»
position-edit = Editar esta posición
duplicate-result = Resultado para comparar
