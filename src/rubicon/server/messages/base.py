"""What all messages share: their strict base class, types of fields, and the versions of the protocol."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

#: The versions of the protocol that this server speaks, the best last.
PROTOCOLS: Final = (2,)

Key = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=64)]
GameId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
ShortText = Annotated[str, StringConstraints(max_length=500)]
Seq = Annotated[int, Field(ge=0, le=2**31)]


class StrictModel(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
